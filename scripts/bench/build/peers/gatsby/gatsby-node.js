const path = require('node:path');

exports.createPages = async ({ graphql, actions }) => {
  const { data, errors } = await graphql('{ allProduct { nodes { id slug } } }');
  if (errors) throw new Error(String(errors));
  for (const { id, slug } of data.allProduct.nodes)
    actions.createPage({ path: `/${slug}`, component: path.resolve('src/templates/product.js'), context: { id } });
};
