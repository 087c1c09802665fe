import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { SOCIAL_SIZE } from '../../seo/social-image';
import { JPEG, drawPicture, planPicture } from './draw';
import type { SocialPicture } from './pages';
import { ensureFile, nameOf } from './store';

/** Takes a picture and the folder where pictures are kept; gives its file there, drawn by now. Throws when it can't be. */
export async function keptPicture(
  picture: SocialPicture,
  folder: string,
): Promise<string> {
  const planned = planPicture(picture);
  const shown = planned.file ? [planned.file] : [];
  const file = path.join(
    folder,
    nameOf({ planned, JPEG, tools: tools() }, shown),
  );
  await ensureFile(file, () => drawPicture(planned));
  return file;
}

/** Takes the site's own picture and the same folder; gives its file there, as networks want it. */
export async function keptOwnPicture(
  own: string,
  folder: string,
): Promise<string> {
  const file = path.join(folder, nameOf({ JPEG, tools: tools() }, [own]));
  await ensureFile(file, () =>
    sharp(own)
      .resize({ ...SOCIAL_SIZE, fit: 'cover' })
      .jpeg(JPEG)
      .toBuffer(),
  );
  return file;
}

let versions: string[] | undefined;

/** What draws, in its versions: another one may draw the same otherwise. */
function tools(): string[] {
  versions ??= ['satori', 'sharp', '@fontsource/bricolage-grotesque'].map(
    (name) => {
      const file = path.resolve('node_modules', name, 'package.json');
      const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
        version: string;
      };
      return `${name} ${version}`;
    },
  );
  return versions;
}
