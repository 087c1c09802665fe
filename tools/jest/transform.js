// Compiles tests as Gatsby compiles the site: JSX through Emotion, which gives every element its css prop.
module.exports = require('babel-jest').default.createTransformer({
  babelrc: false,
  configFile: false,
  presets: [
    [
      'babel-preset-gatsby',
      { reactRuntime: 'automatic', reactImportSource: '@emotion/react' },
    ],
    ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
  ],
  // Gatsby's preset rewrites class fields as "loose" and then stumbles over the private methods of ky.
  plugins: [['@babel/plugin-transform-private-methods', { loose: true }]],
});
