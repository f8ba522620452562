/**
 * For webpack, on Gatsby's module that asks for the data of pages: it asks where the page says that the data of its own
 * build are (src/build/page-data.ts). Stops the build when Gatsby asks in another way than it did.
 */
module.exports = (source) => {
  const parts = source.split(`\`\${__PATH_PREFIX__}/page-data/`);
  if (parts.length !== 4) throw new Error('Gatsby asks for the data of pages in another way than it did.');
  return parts.join(`\`\${document.documentElement.dataset.build ?? ""}/page-data/`);
};
