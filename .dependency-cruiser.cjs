/**
 * What each folder of src/ may import besides itself and packages, in the order of docs/architecture.md: imports go
 * down. A folder that is missing here may import none of the others.
 */
const mayImport = {
  gatsby: 'components|styles|brand|seo|content|loader',
  pages: 'sections|blog|faq|newsletter|panels|components|seo|content|loader',
  templates:
    'website-templates|sections|blog|panels|components|styles|seo|content',
  layout: 'newsletter|components|styles|brand|seo|content|loader',
  'issue-overlay': 'components|styles|content',
  loader: 'styles|content',
  sections: 'panels|demos|components|styles|content|loader',
  blog: 'components|styles|seo|content|loader',
  faq: 'components|styles|content|loader',
  'website-templates': 'components|styles|content|loader',
  panels: 'components|styles|content',
  demos: 'components|styles|content|loader',
  newsletter: 'components|styles|content|loader',
  components: 'styles|brand|content',
  styles: 'content',
  seo: 'content',
};

/** Zod schemas and what reads files. Types of them may be imported anywhere. */
const ONLY_IN_NODE =
  '^src/content/(schemas|check|converters|kinds|placeholders)\\b';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-in-the-browser',
      comment: 'The scripts of pages would contain it.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `^src/(gatsby|issue-overlay)/|${ONLY_IN_NODE}|\\.(test|fixture)\\.`,
      },
      to: {
        path: `${ONLY_IN_NODE}|node_modules/zod/`,
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  allowed: [
    { from: {}, to: { pathNot: '^(src|desk|data|e2e|tools)/' } },
    { from: { path: '^src/([^/]+)/' }, to: { path: '^src/$1/' } },
    { from: { path: '^src/.*\\.(test|fixture)\\.' }, to: {} },
    ...Object.entries(mayImport).map(([folder, others]) => ({
      from: { path: `^src/${folder}/` },
      to: { path: `^src/(${others})/` },
    })),
  ],
  allowedSeverity: 'error',
  options: {
    // Checks type-only imports too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '^(data|e2e|tools)/'] },
  },
};
