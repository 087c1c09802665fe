import { css } from '@emotion/react';
import { SIDE_WIDTH } from '../../components/text/long-text';
import { RichText } from '../../components/text/rich-text';
import { InnerSection } from '../../components/text/section';
import { ruledList } from '../../styles/mixins';
import { theme } from '../../styles/theme';

/** The summary of a legal text, which is not legally binding. */
export function InShort({ lines }: { lines: readonly string[] }) {
  return (
    <InnerSection title="In short" small css={boxStyle}>
      <p>
        <small>A summary: it does not replace the text below.</small>
      </p>
      <ul css={ruledList(theme.space[3])}>
        {lines.map((line) => (
          <li key={line}>
            <RichText>{line}</RichText>
          </li>
        ))}
      </ul>
    </InnerSection>
  );
}

const boxStyle = css({
  '--colour-line': theme.tint.line,
  border: theme.tintRule,
  margin: `${theme.space[8]} 0 ${theme.space[12]}`,
  padding: `${theme.space[6]} ${theme.space[6]} ${theme.space[3]}`,
  borderRadius: theme.radius.large,
  background: theme.tint.soft,
  lineHeight: theme.leading.snug,
  h2: { marginBottom: theme.space[1] },
  p: { marginBottom: theme.space[3] },
  // Names are in the column of the terms below.
  [theme.media.spacious]: {
    li: { paddingLeft: `calc(${SIDE_WIDTH} - ${theme.space[6]})` },
    'strong:first-child': {
      float: 'left',
      marginLeft: `calc(${theme.space[6]} - ${SIDE_WIDTH})`,
    },
  },
});
