import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { RichText } from '../components/text/rich-text';
import { plainList } from '../styles/lists';

interface InShortProps {
  lines: readonly string[];
}

/** The gist of a legal text, which doesn't stand in for it. */
export function InShort({ lines }: InShortProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={boxStyle}>
      <h2 id={headingId}>In short</h2>
      <p>
        <small>A summary: it does not replace the text below.</small>
      </p>
      <ul css={linesStyle}>
        {lines.map((line) => (
          <li key={line}>
            <RichText>{line}</RichText>
          </li>
        ))}
      </ul>
    </section>
  );
}

const boxStyle = (theme: Theme) =>
  css({
    margin: `${theme.space[8]} 0 ${theme.space[12]}`,
    padding: `${theme.space[6]} ${theme.space[6]} ${theme.space[3]}`,
    borderRadius: theme.radius.large,
    background: theme.tint.soft,
    lineHeight: theme.leading.snug,
    h2: {
      marginBottom: theme.space[1],
      fontFamily: theme.font.body,
      fontSize: theme.text.title3,
    },
    p: { marginBottom: theme.space[3] },
    [theme.media.forcedColours]: { border: `${theme.line} solid` },
    [theme.media.print]: { border: `${theme.line} solid` },
  });

const linesStyle = (theme: Theme) =>
  css(plainList, {
    li: {
      paddingBlock: theme.space[3],
      borderTop: `${theme.line} solid ${theme.tint.line}`,
    },
  });
