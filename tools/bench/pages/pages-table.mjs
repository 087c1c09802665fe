import { count, kilobytes, markdownTable } from '../markdown-table.mjs';
import { BYTE_KINDS } from './bytes.mjs';

const COLUMNS = [
  ['route', ({ route }) => `\`${route}\``],
  ...[...BYTE_KINDS, 'all'].map((kind) => [
    kind === 'all' ? 'all kB' : kind,
    ({ bytes }) => kilobytes(bytes[kind]),
  ]),
  ['scores', ({ scores }) => Object.values(scores).join(' / ')],
  ['FCP', ({ metrics }) => count(metrics.fcp)],
  ['LCP', ({ metrics }) => count(metrics.lcp)],
  ['TBT', ({ metrics }) => count(metrics.tbt)],
  ['CLS', ({ metrics }) => String(Number(metrics.cls.toFixed(3)))],
  ['scripts', ({ cpu }) => count(cpu.script)],
  ['thread', ({ cpu }) => count(cpu.all)],
];

/** Takes the figures of pages; gives their table as lines of Markdown. */
export const pagesTable = (pages) => markdownTable(COLUMNS, pages);
