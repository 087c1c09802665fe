// Replaces files that webpack would turn into an address, and style sheets as text: jsdom can't parse nested rules.
export default '/static/file';
