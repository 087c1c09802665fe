import { field } from '../builders';
import { altText, picture } from '../fields';

/** The fields of a picture in a sample site. An object with them is refined with `needsAlt`. */
export const previewPicture = {
  image: field(
    picture.optional(),
    'A picture, at least 640 × 480 px, by its path from this file. The checker looks for the file and its size.',
    '../images/restaurant/dining-room.jpg',
  ),
  imageAlt: field(
    altText.optional(),
    'What the picture shows, in words; every picture needs it.',
    'Tables by a window in the evening',
  ),
};

interface Pictured {
  image?: string | undefined;
  imageAlt?: string | undefined;
}

/** The arguments of `refine()` that ask for the words of a picture. */
export const needsAlt: [
  (value: Pictured) => boolean,
  { path: string[]; message: string },
] = [
  ({ image, imageAlt }) => image === undefined || imageAlt !== undefined,
  { path: ['imageAlt'], message: 'text that says what the picture shows' },
];
