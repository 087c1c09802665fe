import { css } from '@emotion/react';
import { SIDE, sideGrid } from '../../components/text/long-text';
import { InnerSection } from '../../components/text/section';
import { columns } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { LegalBlock } from './legal-block';

/** The summary of a legal text, which is not legally binding. */
export function InShort({ lines }: { lines: readonly string[] }) {
  return (
    <InnerSection title="In short" small css={boxStyle}>
      <p>
        <small>A summary: it does not replace the text below.</small>
      </p>
      <div css={linesStyle}>
        <LegalBlock block={{ kind: 'list', items: [...lines] }} />
      </div>
    </InnerSection>
  );
}

const PADDING = theme.space[6];

const boxStyle = css({
  '--colour-line': theme.tint.line,
  border: theme.tintRule,
  margin: `${theme.space[8]} 0 ${theme.space[12]}`,
  padding: `${PADDING} ${PADDING} ${theme.space[3]}`,
  borderRadius: theme.radius.large,
  background: theme.tint.soft,
  lineHeight: theme.leading.snug,
  h2: { marginBottom: theme.space[1] },
  p: { marginBottom: theme.space[5] },
});

/** Terms are in the column of those below the box. */
const linesStyle = css(sideGrid, {
  dl: { margin: 0, borderBottom: 0 },
  [theme.media.spacious]: columns(`calc(${SIDE} - ${PADDING}) 1fr`),
});
