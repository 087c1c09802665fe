// Compiles tests like the site, with Emotion's JSX, which adds the css prop to every element.
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
  // Gatsby's preset compiles class fields as "loose", which fails on ky's private methods without this.
  plugins: [['@babel/plugin-transform-private-methods', { loose: true }]],
});
