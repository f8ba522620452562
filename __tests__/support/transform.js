const { createTransformer } = require('babel-jest').default;

module.exports = createTransformer({
  presets: [
    ['babel-preset-gatsby', { targets: { node: 'current' }, reactRuntime: 'automatic' }],
    '@babel/preset-typescript',
  ],
});
