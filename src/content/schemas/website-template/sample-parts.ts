import {
  field,
  fieldRules,
  matching,
  objectType,
  objects,
  twoOrMore,
} from '../builders';
import { altText, price } from '../fields';
import { picture, text } from '../shared-fields';

export const samplePicture = {
  image: picture('A picture.', '../images/restaurant/dining-room.jpg', {
    needsAlt: true,
  }).optional(),
  imageAlt: altText.optional(),
};

export const pageName = (description: string) =>
  text(description, 'Shop').register(fieldRules, {
    refersTo: 'page of the template',
  });

/** A label and its value, such as a dish and its price. */
export const sampleRow = objectType('SampleRow', {
  label: text('On the left.', 'Monday'),
  value: text('On the right.', '7:00 to 17:00'),
  text: text('A sentence, in a block "rows".', 'Until it is sold.').optional(),
  instead: text('Jargon for the label, struck out.', 'Weekday 1').optional(),
});

/** The choices of a thing for sale, such as its sizes. */
export const sampleOptions = twoOrMore(
  objectType('SampleOption', {
    label: text('What it is called.', 'Large'),
    value: text('What is left of it.', '12 left'),
    colour: field(
      matching(/^[a-z]+$/, 'the name of a colour in CSS').optional(),
      'Its colour, shown beside it.',
      'slategray',
    ),
  }),
  'options',
  'Each with what is left of it.',
);

/** A product for sale: further pictures of it, and its options. */
export const sampleProduct = objectType('SampleProduct', {
  views: objects('SampleView', 'picture', 'Further pictures of it.', {
    image: picture('A picture.', '../images/bakery/loaf-cut.jpg'),
    imageAlt: altText,
  }),
  price: field(price, 'Its price in pounds.', '£14.00'),
  choice: text('What a customer chooses.', 'Size'),
  options: sampleOptions,
});
