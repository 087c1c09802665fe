import path from 'node:path';
import { picture } from '../../schemas/fields';
import { closestMatch } from '../suggestions';
import type { Texts } from '../content';
import type { ImageIndex, Size } from '../pictures';
import { type Issue, formatValue, quoted } from '../issue';

/** The smallest sizes that pages and social networks show without enlarging the picture, in px. */
const WIDE: Size = { width: 1200, height: 630 };
const PHONE: Size = { width: 780, height: 1688 };
const CARD: Size = { width: 640, height: 480 };
const SIZES: Partial<Record<string, Size>> = {
  'SiteSettings socialImage': WIDE,
  'Post image': WIDE,
  'WebsiteTemplate picture': WIDE,
  'WebsiteTemplate phonePicture': PHONE,
};

/** Pictures that are missing, damaged or too small. Upper and lower case differ, as they do on the hosts we deploy to. */
export function pictureIssues(
  texts: Texts,
  { names, sizeOf }: ImageIndex,
): Issue[] {
  return texts
    .filter(({ value }) => picture.safeParse(value).success)
    .flatMap(({ file, name: field, path: place, value }) => {
      const wrong = (expected: string, found: string, suggestion?: string) => [
        { file, path: place, expected, found, suggestion },
      ];
      const name = path.posix.join(path.posix.dirname(file), value);
      if (!names.includes(name))
        return wrong(
          'the path of a picture below data/, relative to this file',
          `${formatValue(value)}, which is not there`,
          nearestPicture(file, name, names),
        );
      const size = sizeOf(name);
      if (!size)
        return wrong(
          'a whole JPEG, PNG, WebP or AVIF picture',
          `${formatValue(value)}, which is damaged or something else`,
        );
      const { width, height } = SIZES[field] ?? CARD;
      return size.width >= width && size.height >= height
        ? []
        : wrong(
            `a picture of at least ${width} × ${height} px`,
            `${formatValue(value)}, which has ${size.width} × ${size.height}`,
          );
    });
}

/** The picture that was probably meant, by its path from the file. */
function nearestPicture(file: string, name: string, names: readonly string[]) {
  const meant = closestMatch(name, names);
  if (meant === undefined) return undefined;
  const relative = path.posix.relative(path.posix.dirname(file), meant);
  return quoted(relative.startsWith('.') ? relative : `./${relative}`);
}
