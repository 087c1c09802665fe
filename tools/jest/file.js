// Replaces files that webpack would turn into an address.
module.exports = '/static/file';
