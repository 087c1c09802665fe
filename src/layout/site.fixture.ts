export const testHeader: Queries.HeaderFieldsFragment = {
  header: [
    { name: 'Home', href: '/', dropdown: null },
    {
      name: 'Products',
      href: null,
      dropdown: [{ name: 'Reviews', href: '/reviews' }],
    },
    { name: 'Hub', href: '/hub', dropdown: null },
  ],
  signIn: { name: 'Sign in', href: 'https://app.example.com/sign-in' },
  getStarted: { name: 'Get started', href: '/book-demo' },
};

export const testFooter: Queries.FooterFieldsFragment['footer'] = {
  groups: [
    {
      title: 'Explore',
      links: [
        { name: 'Home', href: '/' },
        { name: 'Tools', href: '/#tools' },
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

export const testCompany: Queries.CompanyFieldsFragment = {
  name: 'Larkfield',
  claimsNote: 'Figures are illustrative.',
  cookiesNote: 'We set no cookies.',
  company: {
    legalName: 'Larkfield Automation Ltd',
    number: '00000042',
    registeredIn: 'England and Wales',
    vatNumber: 'GB 000 0000 42',
    copyrightYear: 2025,
  },
  contact: {
    phone: '020 7946 0142',
    phoneHref: 'tel:+442079460142',
    email: 'hello@larkfield.example',
    hours: 'Support 24/7',
    address: '3 Larkfield Yard, London',
  },
};
