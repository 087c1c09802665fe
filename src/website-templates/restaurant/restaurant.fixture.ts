export const testRestaurant: NonNullable<
  Queries.RestaurantSectionsFieldsFragment['restaurant']
> = {
  name: 'Olivo',
  cuisine: 'Italian',
  priceRange: '££',
  phone: '020 7946 0100',
  phoneHref: 'tel:+442079460100',
  street: '1 Mill Lane',
  city: 'London',
  postcode: 'EC1 0AA',
  openingHours: [
    {
      days: 'Monday to Friday',
      opens: '12:00',
      closes: '22:00',
    },
  ],
  sample: 'From the sample site of Olivo',
  menu: {
    title: 'Menu',
    text: 'Cooked today.',
    categories: ['All', 'Starters', 'Coffee'],
    dishes: ['Starters', 'Coffee'].map((category) => ({
      name: `One of ${category}`,
      desc: 'With late tomatoes.',
      price: '£12.50',
      tag: 'Vegetarian',
      category,
      image: null,
      imageAlt: null,
    })),
  },
  story: {
    title: 'Our story',
    paragraphs: ['It began with a borrowed oven.', 'It still stands.'],
  },
  gallery: { title: 'Gallery', text: 'The room and its tables.' },
  guests: {
    title: 'What guests say',
    note: 'These guests are invented.',
    testimonials: [
      { name: 'Ann Lee', rating: 4, text: 'Best risotto in town.' },
    ],
  },
  visit: { title: 'Visit us', text: 'By the river.' },
  reservation: {
    title: 'Book a Table',
    text: 'We keep a table for you.',
    times: ['12:00 PM', '12:30 PM', '9:00 PM'],
    largestParty: 10,
    confirmation: 'We confirm within 15 minutes.',
    sameDay: 'For today, please call.',
    demonstration: 'This is a demonstration: it sends nothing.',
    done: 'Nothing is missing, and nothing was sent.',
  },
};
