/**
 * The folders of src/ that each folder may import besides itself; a folder that is missing here may import none.
 * docs/architecture.md shows the layers.
 */
const mayImport = {
  styles: 'content',
  seo: 'content',
  components: 'styles|brand|content',
  newsletter: 'components|styles',
  panels: 'components|styles|content',
  demos: 'components|styles|content',
  faq: 'components|styles|content',
  blog: 'components|styles|seo|content',
  sections: 'panels|demos|components|styles|content',
  'website-templates': 'sections|newsletter|components|styles|content',
  pages: 'sections|blog|faq|newsletter|panels|components|seo|content',
  templates:
    'website-templates|sections|blog|panels|components|styles|seo|content',
  layout: 'newsletter|components|styles|brand|seo|content',
  editing: 'components|styles|content',
  inline: 'components|styles',
  gatsby: 'blog|components|styles|brand|seo|content',
};

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  allowed: [
    { from: {}, to: { pathNot: '^(src|data|e2e|tools)/' } },
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
