import { css } from '@emotion/react';
import { withWholeWords } from '../../components/text/rich-text';
import { theme } from '../../styles/theme';

interface FactsProps {
  facts: readonly { label: string; value: string }[];
  /** Side by side, each with its value below its label. */
  inline?: boolean;
}

export function Facts({ facts, inline = false }: FactsProps) {
  return (
    <dl css={inline && inlineStyle}>
      {facts.map(({ label, value }) => (
        <div key={label} css={!inline && rowStyle}>
          <dt css={labelStyle}>{label}</dt>
          <dd css={[valueStyle, !inline && rightStyle]}>
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
  paddingBlock: theme.space[2],
  borderTop: theme.rule,
});

const labelStyle = css({ color: theme.colour.textMuted });
const valueStyle = css({ fontWeight: 600 });
const rightStyle = css({ flex: '1 1 3em', textAlign: 'right' });
