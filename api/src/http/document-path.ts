/** Where the server answers the description of all its calls. */
export const documentPath = '/api/openapi.json';

/** Leads there from an answer (RFC 8631, section 4.2). */
export const documentLink = `<${documentPath}>; rel="service-desc"`;
