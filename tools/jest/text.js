// Stands in for style sheets that are imported as text: jsdom can't read nested rules.
module.exports = '';
