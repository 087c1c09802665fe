import { css } from '@emotion/react';
import { withWholeWords } from '../../components/text/rich-text';
import { theme } from '../../styles/theme';

interface FactsProps {
  facts: readonly { label: string; value: string }[];
  /** Rows with lines or without, or a row with each label above its value. */
  layout?: keyof typeof layouts;
}

export function Facts({ facts, layout = 'ruled' }: FactsProps) {
  return (
    <dl css={layouts[layout]}>
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
  dd: { fontWeight: 600 },
});

const ruledStyle = css(factsStyle, {
  '> div': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.space[3],
    paddingBlock: theme.space[2],
    borderTop: `${theme.line} solid ${theme.colour.line}`,
  },
  dd: { flex: '1 1 3em', textAlign: 'right' },
});

const layouts = {
  ruled: ruledStyle,
  open: css(ruledStyle, {
    '> div': {
      columnGap: theme.space[2],
      paddingBlock: theme.space[1],
      borderTop: 0,
    },
    // A long value wraps below its label before it breaks.
    dd: { flexBasis: 'auto' },
  }),
  columns: css(factsStyle, {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.space[8],
  }),
};
