/** Words that are written in capitals. */
const CAPITALS: Record<string, string> = {
  faq: 'FAQ',
  seo: 'SEO',
  ai: 'AI',
  vat: 'VAT',
  crm: 'CRM',
};

/** Takes a name such as "readTime" or "ai-lead-gen"; gives words for people: "Read time", "AI lead gen". */
export function wordsOf(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s-]+/)
    .map((word) => CAPITALS[word.toLowerCase()] ?? word.toLowerCase());
  const [first = '', ...others] = words;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(' ');
}

/** Takes the name of a list, such as "categories"; gives what one item of it is called: "category". */
export function singularOf(name: string): string {
  return wordsOf(name)
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(sh|ch|x|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}
