// Replaces files that webpack would turn into an address.
export default '/static/file';
