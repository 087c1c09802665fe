import fs from 'node:fs/promises';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { MANIFEST_PATH } from '../content/routes';
import { colourOf } from '../styles/theme';

/** Where Gatsby serves files from, in `develop` too. */
const PUBLIC_DIR = path.resolve('public');

/** Takes the site's name and a sentence about it; gives what a phone is told when the site is put on its home screen. */
export function webManifest(name: string, description: string) {
  const icon = (file: string, size: number, purpose = 'any') => ({
    src: `/icons/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: 'en-GB',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    // A site of many pages and links to others: the way back has to stay in sight.
    display: 'minimal-ui',
    theme_color: colourOf('page', 'light'),
    background_color: colourOf('page', 'light'),
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}

/** Writes the web app manifest, in the words of data/. Ends the build when the query fails. */
export async function writeWebManifest(
  { graphql, reporter }: Pick<CreatePagesArgs, 'graphql' | 'reporter'>,
  directory = PUBLIC_DIR,
): Promise<void> {
  const result = await graphql<Queries.WebManifestQuery>(/* GraphQL */ `
    query WebManifest {
      siteSettings {
        name
      }
      homePage {
        seo {
          description
        }
      }
    }
  `);
  const { data } = result;
  if (!data?.siteSettings || !data.homePage) {
    reporter.panicOnBuild(
      `The web app manifest could not be written: ${JSON.stringify(result.errors)}`,
    );
    return;
  }
  const { siteSettings, homePage } = data;
  const manifest = webManifest(siteSettings.name, homePage.seo.description);
  await fs.mkdir(directory, { recursive: true });
  await fs.writeFile(
    path.join(directory, MANIFEST_PATH),
    JSON.stringify(manifest, null, 2),
  );
}
