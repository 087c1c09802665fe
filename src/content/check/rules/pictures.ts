import path from 'node:path';
import { picture } from '../../fields';
import { fieldPath } from '../problem';
import { nearMiss } from '../closest';
import type { Loose, LooseFile } from '../loose-file';
import { textsOf } from '../loose-file';
import type { Size } from '../picture-size';
import type { Finding } from '../problem';
import { shown } from '../problem';

/**
 * The smallest size that a page or a social network shows without blowing the picture up, in px; places that are not
 * named here show pictures at the size of a card.
 */
const SMALLEST: Record<string, Size> = {
  'SiteSettings socialImage': { width: 1200, height: 630 },
  'Post image': { width: 1200, height: 630 },
  'WebsiteTemplate picture': { width: 1200, height: 630 },
};

const CARD: Size = { width: 640, height: 480 };

/**
 * Names every picture that is not below data/, is damaged or too small. The letter case of its name counts: it does on
 * the hosts we deploy to.
 */
export function pictureFindings({ files, pictures }: Loose): Finding[] {
  const names = new Set(pictures.names);
  return files.flatMap((entry) =>
    textsOf(entry)
      // Most texts are told from paths at a glance, which is a hundred times faster.
      .filter(
        ({ value }) =>
          value.startsWith('.') && picture.safeParse(value).success,
      )
      .flatMap(({ path: place, value: reference }) => {
        const { file } = entry;
        const name = path.posix.join(path.posix.dirname(file), reference);
        const wrong = (
          expected: string,
          found: string,
          suggestion?: string,
        ) => [{ file, path: place, expected, found, suggestion }];
        if (!names.has(name))
          return wrong(
            'the path of a picture below data/, relative to this file',
            `${shown(reference)}, which is not there`,
            nearestPicture(file, name, pictures.names),
          );
        const size = pictures.sizeOf(name);
        if (!size)
          return wrong(
            'a whole JPEG, PNG, WebP or AVIF picture',
            `${shown(reference)}, which is damaged or something else`,
          );
        const { width, height } = smallest(entry, place);
        return size.width < width || size.height < height
          ? wrong(
              `a picture of at least ${width} × ${height} px`,
              `${shown(reference)}, which has ${size.width} × ${size.height}`,
            )
          : [];
      }),
  );
}

function smallest({ kind }: LooseFile, place: PropertyKey[]): Size {
  return SMALLEST[`${kind} ${fieldPath(place)}`] ?? CARD;
}

/** The picture that was probably meant, as this file would name it. */
function nearestPicture(
  file: string,
  name: string,
  names: readonly string[],
): string | undefined {
  const sameName = names.find(
    (known) => path.posix.basename(known) === path.posix.basename(name),
  );
  const meant = sameName ?? nearMiss(name, names);
  if (meant === undefined) return undefined;
  const relative = path.posix.relative(path.posix.dirname(file), meant);
  return JSON.stringify(relative.startsWith('.') ? relative : `./${relative}`);
}
