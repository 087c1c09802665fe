import { css } from '@emotion/react';
import type { ListBlock } from '../../content/schemas/blocks';
import { columns, containerStyle, lowSpecificity } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { RichText, withWholeWords } from './rich-text';

/** The narrow column for numbers and terms; with enlarged text no wider than the window allows. */
export const SIDE = `min(${theme.width.narrow}, 16vw)`;

/** One column; on wide screens also one for the navigation, on its left. */
export const readingGrid = css(containerStyle, {
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${theme.width.prose})`,
  justifyContent: 'center',
  columnGap: theme.space[10],
  [theme.media.wide]: {
    gridTemplateColumns: `min(${theme.width.smallCard}, 25vw) minmax(0, 1fr)`,
    [lowSpecificity('> div')]: { gridColumn: 2, maxWidth: theme.width.prose },
  },
  [theme.media.spacious]: { [lowSpecificity('> div')]: { maxWidth: 'none' } },
});

/** Texts; on spacious screens beside a narrow column for what is looked up: numbers and terms. */
export const sideGrid = css({
  [theme.media.spacious]: css(columns(`${SIDE} 1fr`), {
    columnGap: theme.space[8],
    [lowSpecificity('> *')]: { gridColumn: 2 },
  }),
});

/** The size of the first words of a text. */
export const INTRO_SIZE = `calc(1.25 * ${theme.text.lead})`;

/** The width of the narrow column with its gap. */
export const SIDE_WIDTH = `calc(${SIDE} + ${theme.space[8]})`;

/** All columns of a grid of texts. */
export const spanColumns = css({
  [theme.media.spacious]: { gridColumn: '1 / -1' },
});

/** A list; an item may have a list with bullets below it. */
export function TextList({ ordered = false, items }: Omit<ListBlock, 'kind'>) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List css={listStyle}>
      {items.map((item, index) => (
        <li key={index}>
          <RichText>{typeof item === 'string' ? item : item.text}</RichText>
          {typeof item === 'object' && <TextList items={item.items} />}
        </li>
      ))}
    </List>
  );
}

const listStyle = css({
  marginBottom: theme.space[5],
  paddingLeft: theme.space[6],
  li: { marginBottom: theme.space[3], paddingLeft: theme.space[1] },
  'li::marker': {
    color: theme.tint.strong,
    fontVariantNumeric: 'tabular-nums',
  },
  'li > ul': { marginBlock: theme.space[3] },
});

interface NumberedHeadingProps {
  id: string;
  level: 2 | 3;
  number?: number | null;
  title: string;
  className?: string;
}

/** Parents may set `--numeral-width`, the least width of the number, and `--numeral-left`, its place on spacious screens. */
export function NumberedHeading(props: NumberedHeadingProps) {
  const { id, level, number, title, className } = props;
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} css={headingStyle} className={className}>
      {number && (
        <>
          <span css={numeralStyle}>{`${number}.`}</span>{' '}
        </>
      )}
      <span>{withWholeWords(title)}</span>
    </Heading>
  );
}

/** Between number and title, in em. */
export const NUMERAL_GAP = 0.4;

const headingStyle = css({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: `${NUMERAL_GAP}em`,
  minWidth: 0,
  margin: 0,
  position: 'relative',
});

const numeralStyle = css({
  flex: 'none',
  minWidth: 'var(--numeral-width, auto)',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: theme.tint.strong,
  [theme.media.spacious]: {
    position: 'absolute',
    left: `var(--numeral-left, calc(-1 * ${SIDE_WIDTH}))`,
  },
});
