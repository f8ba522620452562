module.exports = {
  jsxRuntime: 'automatic',
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'products', path: 'products' } },
    { resolve: 'gatsby-transformer-json', options: { typeName: 'Product' } },
  ],
};
