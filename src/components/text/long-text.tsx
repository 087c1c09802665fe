import { css } from '@emotion/react';
import { theme } from '../../styles/theme';
import { containerStyle } from '../../styles/layout';
import { RichText, withWholeWords } from './rich-text';

/** One column; on wide screens also a column for the navigation on the left. */
export const readingGrid = css(containerStyle, {
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${theme.width.prose})`,
  justifyContent: 'center',
  columnGap: theme.space[10],
  [theme.media.wide]: {
    gridTemplateColumns: `minmax(${theme.width.narrow}, 1fr) minmax(0, ${theme.width.prose}) minmax(0, 1fr)`,
  },
});

/** How far figures extend beyond the text on spacious screens: through the empty right column, to the page's edge. */
export const bleed = `calc((min(100vw - 2 * ${theme.space.gutter}, ${theme.width.page}) - ${theme.width.prose}) / 2)`;

export function TextList({ items }: { items: readonly string[] }) {
  return (
    <ul css={listStyle}>
      {items.map((item) => (
        <li key={item}>
          <RichText>{item}</RichText>
        </li>
      ))}
    </ul>
  );
}

const listStyle = css({
  marginBottom: theme.space[5],
  paddingLeft: theme.space[6],
  li: { marginBottom: theme.space[3], paddingLeft: theme.space[1] },
  'li::marker': { color: theme.tint.strong },
});

interface NumberedHeadingProps {
  id: string;
  level: 2 | 3;
  number?: number | null;
  title: string;
}

/** A heading in a long text. */
export function NumberedHeading({
  id,
  level,
  number,
  title,
}: NumberedHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} css={headingStyle}>
      {number && (
        <>
          <span css={numeralStyle}>{`${number}.`}</span>{' '}
        </>
      )}
      <span>{withWholeWords(title)}</span>
    </Heading>
  );
}

const headingStyle = css({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: '0.4em',
  minWidth: 0,
  margin: 0,
});

const numeralStyle = css({
  flex: 'none',
  whiteSpace: 'nowrap',
  fontSize: '0.75em',
  fontVariantNumeric: 'tabular-nums',
  color: theme.tint.strong,
});
