import { signOf } from '../../blog/article/figures/signs';
import { escapeHtml } from '../../components/text/escape-html';
import type { BlockOf } from '../../content/schemas/blocks';

type Figure = BlockOf<'sum' | 'score' | 'timeline' | 'week' | 'table'>;

/** The figure of an article as HTML for feed readers. `inline` renders a text with links and strong words. */
export function figureHtml(
  figure: Figure,
  inline: (text: string) => string,
): string {
  const note = figure.note ? `<p>${escapeHtml(figure.note)}</p>` : '';
  return `<figure><figcaption>${escapeHtml(figure.title)}</figcaption>${contentHtml(figure, inline)}${note}</figure>`;
}

function contentHtml(figure: Figure, inline: (text: string) => string): string {
  switch (figure.kind) {
    case 'sum': {
      const { lines, result } = figure;
      return rowsHtml([
        ...lines.map(({ sign, label, value }) => [
          escapeHtml(label),
          escapeHtml(`${signOf(sign)} ${value}`.trim()),
        ]),
        [strong(result.label), strong(result.value)],
      ]);
    }
    case 'score': {
      const { parts, total, bands = [] } = figure;
      return (
        rowsHtml([
          ...parts.map(({ label, points }) => [escapeHtml(label), `${points}`]),
          ['', strong(`${total}`)],
        ]) + listHtml(bands.map(({ label, text }) => [label, escapeHtml(text)]))
      );
    }
    case 'timeline':
      return listHtml(
        figure.moments.map(({ label, text }) => [label, inline(text)]),
      );
    case 'week':
      return listHtml(
        figure.days.map(({ day, tag, text }) => [
          tag ? `${day}, ${tag}` : day,
          inline(text),
        ]),
      );
    case 'table': {
      const head = figure.columns.map((name) => `<th>${escapeHtml(name)}</th>`);
      return rowsHtml(
        figure.rows.map(({ cells }) => cells.map(inline)),
        `<thead><tr>${head.join('')}</tr></thead>`,
      );
    }
  }
}

const strong = (text: string) => `<strong>${escapeHtml(text)}</strong>`;

/** A table of cells that are HTML already. */
function rowsHtml(rows: string[][], head = ''): string {
  const body = rows.map(
    (cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<table>${head}<tbody>${body.join('')}</tbody></table>`;
}

/** A list of labels, which may be empty, with what belongs to them, which is HTML already. */
export function listHtml(items: [label: string, html: string][]): string {
  if (items.length === 0) return '';
  const rows = items.map(
    ([label, html]) =>
      `<li>${label === '' ? '' : `${strong(`${label}:`)} `}${html}</li>`,
  );
  return `<ul>${rows.join('')}</ul>`;
}
