import { css } from '@emotion/react';
import type { LegalBlock as Block } from '../content/schemas/blocks';
import { TextList, bleed } from '../components/text/long-text';
import { RichText } from '../components/text/rich-text';
import { theme } from '../styles/theme';

/** A paragraph or a list; a list of terms in bold with their texts is a `dl`. */
export function LegalBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p>
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
          <dd>
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

/** Terms beside their texts where there is room, into the empty column on spacious screens. */
const termsStyle = css({
  marginBlock: theme.space[6],
  '> div': {
    paddingBlock: theme.space[3],
    borderTop: `${theme.line} solid ${theme.colour.line}`,
  },
  // No line right below a heading.
  '&:first-child > :first-child': { paddingTop: 0, borderTop: 0 },
  dt: { fontWeight: 600 },
  dd: { margin: 0, maxWidth: theme.width.prose, textWrap: 'pretty' },
  [theme.media.medium]: {
    '> div': {
      display: 'grid',
      gridTemplateColumns: `${theme.width.narrow} minmax(0, 1fr)`,
      columnGap: theme.space[6],
    },
  },
  [theme.media.spacious]: { marginRight: `calc(-1 * ${bleed})` },
});
