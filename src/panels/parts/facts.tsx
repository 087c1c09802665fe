import { css } from '@emotion/react';
import { withWholeWords } from '../../components/text/rich-text';
import { theme } from '../../styles/theme';

interface FactsProps {
  facts: readonly { label: string; value: string }[];
  /** Rows with or without lines between them; inline, facts are side by side, values below their labels. */
  look?: 'ruled' | 'plain' | 'inline';
}

export function Facts({ facts, look = 'ruled' }: FactsProps) {
  const isInline = look === 'inline';
  return (
    <dl css={isInline && inlineStyle}>
      {facts.map(({ label, value }) => (
        <div
          key={label}
          css={!isInline && [rowStyle, look === 'ruled' && ruledStyle]}
        >
          <dt css={labelStyle}>{label}</dt>
          <dd css={[valueStyle, !isInline && rightStyle]}>
            {withWholeWords(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const inlineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[8],
});

const rowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space[3],
  paddingBlock: theme.space[1],
});

const ruledStyle = css({
  paddingBlock: theme.space[2],
  borderTop: theme.rule,
});

const labelStyle = css({ color: theme.colour.textMuted });
const valueStyle = css({ fontWeight: 600 });
const rightStyle = css({ flex: '1 1 3em', textAlign: 'right' });
