/** The company of tests, as the footer names it. */
export const testCompany: Queries.CompanyFieldsFragment = {
  name: 'Larkfield',
  claimsNote: 'Figures are illustrative.',
  company: {
    legalName: 'Larkfield Automation Ltd',
    number: '00000042',
    registeredIn: 'England and Wales',
    vatNumber: 'GB 000 0000 42',
    copyrightYear: 2025,
  },
  contact: { address: '3 Larkfield Yard, London' },
};

/** The footer of tests. */
export const testFooter: Queries.FooterFieldsFragment['footer'] = {
  tagline: 'One platform.',
  groups: [
    {
      title: 'Explore',
      links: [
        { name: 'Home', href: '/' },
        { name: 'Tools', href: '/#tools' },
        { name: 'Terms', href: '/terms' },
      ],
    },
  ],
  newsletter: {
    title: 'Newsletter',
    text: 'One idea a fortnight.',
    label: 'Email address',
    button: 'Subscribe',
  },
};
