// Stands in for files that webpack gives an address of.
module.exports = '/static/file';
