import { css } from '@emotion/react';
import { withWholeWords } from './whole-words';
import { theme } from '../../styles/theme';

interface NumberedHeadingProps {
  id: string;
  level: 2 | 3;
  number?: number | null;
  title: string;
}

/** A heading in a long text. A number hangs beside it, on wide screens in the margin. */
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
  position: 'relative',
  minWidth: 0,
  margin: 0,
  fontSize: theme.text.titleText,
  'h2&': { fontSize: `calc(1.2 * ${theme.text.titleText})` },
});

const numeralStyle = css({
  flex: 'none',
  whiteSpace: 'nowrap',
  fontSize: '0.75em',
  fontVariantNumeric: 'tabular-nums',
  color: theme.tint.strong,
  [theme.media.wide]: {
    position: 'absolute',
    right: `calc(100% + ${theme.space[3]})`,
    top: '0.28em',
  },
});
