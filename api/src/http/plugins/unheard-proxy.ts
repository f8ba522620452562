import fp from 'fastify-plugin';

/**
 * Says once that somebody forwards requests while `TRUST_PROXY` is off: behind a proxy all visitors would share the
 * quota of one. Once, because anybody may send such a header.
 */
export const unheardProxy = fp<{ isTrusted: boolean }>(async (app, { isTrusted }) => {
  let wasSaid = isTrusted;
  app.addHook('onRequest', async ({ headers }) => {
    if (wasSaid || headers['x-forwarded-for'] === undefined) return;
    wasSaid = true;
    app.log.warn(
      'requests come with X-Forwarded-For while TRUST_PROXY is off: behind a proxy all visitors count as one',
    );
  });
});
