import { css } from '@emotion/react';
import { withWholeWords } from '../../components/text/rich-text';
import { theme } from '../../styles/theme';

interface FactsProps {
  facts: readonly { label: string; value: string }[];
  /** Rows with or without lines between them; inline, facts are side by side, values below their labels. */
  look?: keyof typeof looks;
}

export function Facts({ facts, look = 'ruled' }: FactsProps) {
  return (
    <dl css={[factsStyle, looks[look]]}>
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

const rowsStyle = css({
  '> div': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.space[3],
    paddingBlock: theme.space[1],
  },
  dd: { flex: '1 1 3em', textAlign: 'right' },
});

const looks = {
  ruled: css(rowsStyle, {
    '> div': { paddingBlock: theme.space[2], borderTop: theme.rule },
  }),
  plain: rowsStyle,
  inline: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.space[8],
  }),
};
