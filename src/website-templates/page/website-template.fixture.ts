const intro = (title: string) => ({ title, text: 'A few words.' });

export const template: NonNullable<
  Queries.WebsiteTemplateQuery['websiteTemplate']
> = {
  slug: 'studio',
  title: 'A studio on show',
  description: 'For people who make things.',
  metadata: {
    path: '/websites/studio',
    title: 'Studio design | Larkfield',
    description: 'For people who make things.',
    keywords: ['studio', 'portfolio'],
    socialImage: '/social/websites/studio.jpg',
    breadcrumb: [],
  },
  heroFrom: 'plum-800',
  heroTo: 'coral-700',
  badges: ['Fast', 'Friendly', 'Found'],
  features: ['Case studies', 'Image zoom', 'Enquiry form', 'Dark theme'],
  pages: null,
  overview: intro('Overview'),
  gallery: [
    {
      title: 'Work',
      capture: 'work',
      image: null,
      imageAlt: 'A wall of work',
    },
  ],
  faq: [{ question: 'How long?', answer: '2-3 weeks.' }],
  showsClinics: null,
  restaurant: null,
  sample: { folder: 'studio', firm: 'Studio Nine' },
};

export const texts: NonNullable<
  Queries.WebsiteTemplateQuery['websiteTemplatePage']
> = {
  bookTable: 'Book a Table',
  bookConsultation: { label: 'Book a Consultation', href: '/book-demo' },
  backToPortfolio: { label: 'Back to Portfolio', href: '/website-design' },
  navigation: {
    label: 'On this page',
    overview: 'Overview',
    pages: 'Pages',
    menu: 'Menu',
    gallery: 'Gallery',
    reservations: 'Reservations',
    pricing: 'Pricing',
    faq: 'FAQ',
  },
  features: intro('Features'),
  pages: intro('Included pages'),
  gallery: intro('Gallery'),
  defaultPages: ['Home', 'About', 'Services', 'Contact'],
  pricing: intro('Pricing'),
  tierAction: { label: 'Choose', href: '/book-demo' },
  faq: intro('FAQ'),
  closing: {
    ...intro('Ready?'),
    actions: [{ label: 'Start Your Project', href: '/book-demo' }],
    note: null,
  },
};

export const tiers = [
  {
    name: 'Starter',
    price: '£1,499',
    features: ['Up to 5 pages'],
  },
  {
    name: 'Growth',
    price: '£2,999',
    features: ['SEO setup', 'Integrations'],
  },
  { name: 'Scale', price: '£4,999', features: ['Performance tuning'] },
];
