/** Labels of fields whose names would not help editors. */
const LABELS: Partial<Record<string, string>> = {
  slug: 'Address (slug)',
  href: 'Leads to',
  seo: 'Search engines',
  phoneHref: 'Phone as dialled',
  header: 'Header links',
  body: 'Parts',
  gallery: 'Gallery pictures',
};

/** The label of a field on forms and in messages: "readTime" becomes "Read time". */
export function labelOf(name: string): string {
  if (/alt$/i.test(name)) return 'Picture in words';
  const text = name
    .replaceAll(/([a-z\d])([A-Z])|-/g, '$1 $2')
    .toLowerCase()
    .replaceAll('template', 'design')
    .replaceAll(/\b(?:ai|crm|faq|seo|vat)\b/g, (word) => word.toUpperCase());
  return LABELS[name] ?? text.charAt(0).toUpperCase() + text.slice(1);
}

/** Labels of files whose names would not help editors. */
const FILE_LABELS: Partial<Record<string, string>> = {
  site: 'Brand and contact',
  packages: 'Website packages',
  tiers: 'Prices of designs',
  claims: 'Claims and evidence',
  'website-template': 'Pages of designs',
};

/** The label of a file by its path: "data/pages/ai-lead-gen.json" becomes "AI lead gen". */
export function labelOfFile(file: string): string {
  const name = file.replace(/^.*\/|\.json$/g, '');
  return FILE_LABELS[name] ?? labelOf(name);
}

/** A field of a file by its labels, such as “FAQ › Groups › 2 › Title”. */
export const labelOfField = (file: string, path: string): string =>
  [labelOfFile(file), labelOfPath(path)].filter(Boolean).join(' › ');

/** A field by the labels of its form, with items counted from 1: "groups[1].title" becomes "Groups › 2 › Title". */
export const labelOfPath = (path: string): string =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : labelOf(key)))
    .join(' › ');
