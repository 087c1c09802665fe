import { css } from '@emotion/react';
import type { LegalBlock as Block } from '../content/schemas/blocks';
import { TextList } from '../components/text/long-text';
import { RichText } from '../components/text/rich-text';
import { theme } from '../styles/theme';

/** A paragraph or a list; a list of terms in bold with their texts is a `dl`. */
export function LegalBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p css={verdictIn(block.text)}>
        <RichText>{block.text}</RichText>
      </p>
    );
  const terms = block.items.flatMap((item) => {
    const [, term, text] = TERM.exec(item) ?? [];
    return term && text ? { term, text } : [];
  });
  return terms.length === block.items.length ? (
    <dl css={termsStyle}>
      {terms.map(({ term, text }) => (
        <div key={text}>
          <dt>{term}</dt>
          <dd css={verdictIn(text)}>
            <RichText>{text}</RichText>
          </dd>
        </div>
      ))}
    </dl>
  ) : (
    <TextList items={block.items} />
  );
}

/** In the data, "**Payments** Ten days" and the like. */
const TERM = /^\*\*([^*]+)\*\* (.+)$/;

/** A short answer such as "**At any time.** You may cancel" has a line of its own. */
const verdictIn = (text: string) =>
  /^\*\*[^*]+\.\*\* /.test(text) && verdictStyle;

const verdictStyle = css({
  '> strong:first-child': { display: 'block' },
  'p& > strong:first-child': {
    marginBottom: theme.space[1],
    fontSize: theme.text.title3,
    lineHeight: theme.leading.snug,
  },
});

/** Terms are in the column beside all texts where there is one. */
const termsStyle = css({
  marginBlock: `${theme.space[2]} ${theme.space[6]}`,
  '> div': {
    paddingBlock: theme.space[3],
    borderTop: `${theme.line} solid ${theme.colour.line}`,
  },
  // No line right below a heading.
  '&:first-child > :first-child': { paddingTop: 0, borderTop: 0 },
  dt: { fontWeight: 600 },
  dd: { margin: 0, textWrap: 'pretty' },
  [theme.media.spacious]: {
    '&, > div': {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
    },
  },
});
