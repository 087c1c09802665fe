import fs from 'node:fs';
import {
  capturePath,
  FRONT,
  isOnPhone,
  onPhone,
  shapeOf,
} from '../../captures';
import type { Content } from '../content';
import { listFiles } from '../files';
import { closestMatch, formatValue, type Issue } from '../issue';

/** Of a sample site's index.html, against scripts and styles in it and against other hosts. */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'" />`;

/** Sample sites without the policy, and captures of them that aren't there. */
export function sampleSiteIssues({ WebsiteTemplate }: Content): Issue[] {
  return WebsiteTemplate.flatMap(({ file, value: { sample, gallery } }) => {
    const { folder } = sample;
    // references.ts refuses a folder without a sample site.
    const html = `static/samples/${folder}/index.html`;
    if (!fs.existsSync(html)) return [];
    const all = capturesIn(folder);
    const known = all.filter((name) => name !== FRONT);
    const wrong = gallery.flatMap(({ capture }, index): Issue | [] =>
      capture === undefined || known.includes(capture)
        ? []
        : {
            file,
            path: ['gallery', index, 'capture'],
            expected: `a page that has captures (${known.join(', ')}), or a developer to run “npm run captures”`,
            found: formatValue(capture),
            suggestion: closestMatch(capture, known),
          },
    );
    if (!fs.readFileSync(html, 'utf8').includes(POLICY))
      wrong.push({
        file,
        path: ['sample', 'folder'],
        expected: `a sample site whose index.html has ${POLICY}`,
        found: formatValue(folder),
      });
    if (!all.includes(FRONT))
      wrong.push({
        file,
        path: ['sample', 'folder'],
        expected:
          'a sample site for which a developer has run “npm run captures”',
        found: `${formatValue(folder)}, which has no captures of its first page`,
      });
    return wrong;
  });
}

/** The names of captures with all their files; one in a window has one on a phone, too. */
function capturesIn(folder: string): string[] {
  const parent = `static/samples/${folder}`;
  const files = listFiles(parent).map((file) => `${parent}/${file}`);
  const isThere = (name: string): boolean =>
    shapeOf(name).widths.every((width) =>
      files.includes(`static${capturePath(folder, name, width)}`),
    ) &&
    (isOnPhone(name) || isThere(onPhone(name)));
  const names = files.map((file) => file.replace(/^.*\/|-\d+\.webp$/g, ''));
  return [...new Set(names)].filter(isThere);
}
