import { css } from '@emotion/react';
import { TextList } from '../../components/text/long-text';
import { RichParagraph, RichText } from '../../components/text/rich-text';
import type { LegalBlockData } from '../../content/schemas/blocks';
import { theme } from '../../styles/theme';

/** A paragraph or a list; a list of terms in bold with their texts is a `dl`. */
export function LegalBlock({ block }: { block: LegalBlockData }) {
  if (block.kind === 'paragraph')
    return (
      <RichParagraph css={verdictIn(block.text)}>{block.text}</RichParagraph>
    );
  const terms = block.items.flatMap((item) => {
    if (typeof item !== 'string') return [];
    const [, term, text] = BOLD_START.exec(item) ?? [];
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
    <TextList {...block} />
  );
}

/** In the data, "**Payments** Ten days" and the like. */
export const BOLD_START = /^\*\*([^*]+)\*\* (.+)$/s;

/** A short answer such as "**At any time.** You may cancel" has a line of its own. */
const verdictIn = (text: string) =>
  /^\*\*[^*]+\.\*\* /.test(text) && verdictStyle;

const verdictStyle = css({
  '> strong:first-child': {
    display: 'block',
    marginBottom: theme.space[1],
    lineHeight: theme.leading.snug,
  },
  'p& > strong:first-child': {
    marginTop: theme.space[8],
    fontFamily: theme.font.display,
    fontSize: theme.text.title2Small,
  },
});

/** Terms are in the column beside all texts where there is one. */
const termsStyle = css({
  marginBlock: `${theme.space[2]} ${theme.space[8]}`,
  borderBottom: theme.rule,
  '> div': { paddingBlock: theme.space[4], borderTop: theme.rule },
  // No line right below a heading.
  '&:first-child > :first-child': { paddingTop: 0, borderTop: 0 },
  dt: { fontSize: theme.text.body, fontWeight: 600, color: theme.tint.strong },
  dd: { margin: 0, textWrap: 'pretty' },
  [theme.media.spacious]: {
    '&, > div': {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      alignItems: 'baseline',
    },
  },
});
