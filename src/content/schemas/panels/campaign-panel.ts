import { z } from 'zod';
import { field, graphqlType, picture, text } from '../builders';
import { altText } from '../fields';
import { caption, dialogue } from './parts';

const ad = z.strictObject({
  firm: text('Whose advertisement it is.', 'Harbour Bathrooms'),
  // GraphQL has its files as `adPicture` and `adPictureDark` of the page (gatsby-node.ts).
  light: picture(
    'Its picture, best upright, 900 × 1200 px.',
    '../images/harbour-bathrooms/shower.jpg',
  ),
  dark: picture(
    'The same in the evening, for the dark theme.',
    '../images/harbour-bathrooms/shower-lamp.jpg',
  ),
  alt: altText,
});

const slot = z.strictObject({
  day: text('The day of the week, in short.', 'Thu'),
  date: text('The day of the month.', '12'),
  time: text('From when to when.', '10am–11am'),
  title: text('What it is for.', 'Survey'),
  place: text('With whom, and where.', 'Moira Keane, Beverley'),
});

/**
 * Not one of the panels that products choose from: the home page shows its picture, dialogue and appointment.
 */
export const campaign = z
  .strictObject({
    caption: caption('A sample campaign'),
    ad: field(ad, 'The advertisement.'),
    dialogue: field(dialogue, 'The enquiry and the AI’s reply, line by line.'),
    bookedBy: text('Who books it, on home.', 'Gemma Whitlock, setter'),
    slot: field(slot, 'The appointment in the calendar.'),
  })
  .register(graphqlType, { type: 'JSON' });

export type CampaignData = z.infer<typeof campaign>;
