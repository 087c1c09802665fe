import { css } from '@emotion/react';
import { withWholeWords } from '../../components/text/rich-text';
import { theme } from '../../styles/theme';

interface FactsProps {
  facts: readonly { label: string; value: string }[];
  /** A hairline above each row. */
  ruled?: boolean;
}

export function Facts({ facts, ruled = true }: FactsProps) {
  return (
    <dl css={[factsStyle, ruled && ruledStyle]}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{withWholeWords(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const factsStyle = css({
  dt: { color: theme.colour.textMuted },
  dd: { flex: '1 1 3em', fontWeight: 600, textAlign: 'right' },
  '> div': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.space[3],
    paddingBlock: theme.space[1],
  },
});

const ruledStyle = css({
  '> div': { paddingBlock: theme.space[2], borderTop: theme.rule },
});
