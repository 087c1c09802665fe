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

/** The words of the newsletter form of tests. */
export const testNewsletter: Queries.FooterFieldsFragment['footer']['newsletter'] =
  {
    title: 'Newsletter',
    text: 'One idea a fortnight.',
    label: 'Email address',
    button: 'Subscribe',
  };
