import { escapeHtml } from '../../components/text/escape-html';
import type { ArticleBlock } from '../../content/schemas/blocks';
import { type Inline, parseInline } from '../../content/inline';
import { signOf } from '../../blog/article/figures/signs';

/**
 * An article as HTML for feed readers: no styles, no scripts, every address in full. src/blog/article/article-text.tsx
 * renders the same blocks for the page.
 */
export function articleHtml(
  blocks: readonly ArticleBlock[],
  origin: string,
): string {
  const firstHeading = blocks.findIndex(({ kind }) => kind === 'heading');
  return blocks
    .map((block, index) => {
      const isBelow = firstHeading !== -1 && index > firstHeading;
      return blockHtml(block, origin, isBelow ? 'h3' : 'h2');
    })
    .join('\n');
}

/** A path becomes an address on this site; other addresses are full already. */
export function fullAddress(href: string, origin: string): string {
  return href.startsWith('/') ? origin + href : href;
}

function blockHtml(
  block: ArticleBlock,
  origin: string,
  stepTag: 'h2' | 'h3',
): string {
  const inline = (text: string) => inlineHtml(text, origin);
  switch (block.kind) {
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`;
    case 'paragraph':
      return `<p>${inline(block.text)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>`;
    case 'step':
      return `<${stepTag}>${block.number}. ${escapeHtml(block.title)}</${stepTag}>\n<p>${inline(block.text)}</p>`;
    case 'quote':
      return `<figure><blockquote>${inline(block.text)}</blockquote>${captionHtml(block.source)}</figure>`;
    case 'messages':
      return listHtml(
        block.messages.map(({ label = '', text }) => [
          label,
          escapeHtml(`“${text}”`),
        ]),
      );
    case 'sum':
      return figureHtml(
        block,
        rowsHtml([
          ...block.lines.map(({ sign, label, value }) => [
            escapeHtml(label),
            escapeHtml(`${signOf(sign)} ${value}`.trim()),
          ]),
          [strong(block.result.label), strong(block.result.value)],
        ]),
      );
    case 'bars':
      return figureHtml(
        block,
        listHtml(block.bars.map(({ value, label }) => [`${value}`, label])),
      );
    case 'screens':
      return figureHtml(
        block,
        listHtml(
          block.screens.map(({ label, title, text, button = '' }) => [
            label,
            escapeHtml([title, text, button].join(' ')),
          ]),
        ),
      );
    case 'table': {
      const head = block.columns.map((name) => `<th>${escapeHtml(name)}</th>`);
      const rows = block.rows.map(({ cells }) => cells.map(inline));
      return figureHtml(
        block,
        rowsHtml(rows, `<thead><tr>${head.join('')}</tr></thead>`),
      );
    }
    case 'callout':
      return `<aside><p><strong>${escapeHtml(block.title)}</strong></p><p>${inline(block.text)}</p></aside>`;
  }
}

function captionHtml(caption: string | undefined): string {
  return caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
}

function inlineHtml(text: string, origin: string): string {
  const htmlOf = (piece: Inline): string => {
    switch (piece.kind) {
      case 'strong':
        return `<strong>${piece.parts.map(htmlOf).join('')}</strong>`;
      case 'link':
        return `<a href="${escapeHtml(fullAddress(piece.href, origin))}">${escapeHtml(piece.text)}</a>`;
      case 'text':
        return escapeHtml(piece.text);
    }
  };
  return parseInline(text).map(htmlOf).join('');
}

/** A figure with its content, which is HTML already. */
function figureHtml(
  { title, note }: { title: string; note?: string | undefined },
  content: string,
): string {
  const below = note ? `<p>${escapeHtml(note)}</p>` : '';
  return `<figure>${captionHtml(title)}${content}${below}</figure>`;
}

const strong = (text: string) => `<strong>${escapeHtml(text)}</strong>`;

/** A table of cells that are HTML already. */
function rowsHtml(rows: string[][], head = ''): string {
  const body = rows.map(
    (cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
  );
  return `<table>${head}<tbody>${body.join('')}</tbody></table>`;
}

/** A list of labels, which may be empty, each with its HTML. */
function listHtml(items: [label: string, html: string][]): string {
  if (items.length === 0) return '';
  const rows = items.map(
    ([label, html]) =>
      `<li>${label === '' ? '' : `${strong(`${label}:`)} `}${html}</li>`,
  );
  return `<ul>${rows.join('')}</ul>`;
}
