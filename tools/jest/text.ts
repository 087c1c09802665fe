// Replaces style sheets that are imported as text, because jsdom can't parse nested rules.
export default '';
