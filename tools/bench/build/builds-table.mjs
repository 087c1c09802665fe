import { count, markdownTable } from '../markdown-table.mjs';

const seconds = ({ ms }) => (ms / 1000).toFixed(1);

/** How long a build took, and after a stroke how much of the processors' time: that of all of them. */
const times = ({ ms, use }) =>
  `${seconds({ ms })} / ${use ? seconds({ ms: use.cpuMs }) : '–'}`;

/** The most memory of a site's three builds. */
const most = (build, name) => {
  const sizes = ['clean', 'warm', 'changed'].flatMap(
    (kind) => build[kind].use?.[name] ?? [],
  );
  return sizes.length > 0 ? count(Math.max(...sizes) / 1e6) : '–';
};

const COLUMNS = [
  ['posts', ({ posts }) => count(posts)],
  ['pages', ({ pages }) => count(pages)],
  ['clean s', ({ clean }) => times(clean)],
  ['warm s', ({ warm }) => times(warm)],
  ['one post changed s', ({ changed }) => times(changed)],
  ['memory, all MB', (build) => most(build, 'all')],
  ['largest process MB', (build) => most(build, 'largest')],
];

/** Takes the builds of sites; gives their table as lines of Markdown. */
export const buildsTable = (builds) => markdownTable(COLUMNS, builds);
