import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Chip } from '../../components/product/chip';
import { labelStyle } from '../../components/product/product-style';
import { withWholeWords } from '../../components/text/whole-words';
import { plainList, wrappingRow } from '../../styles/lists';
import type { MiniPanelProps } from './mini-panel-props';

export function Steps({ mini }: MiniPanelProps) {
  return (
    <>
      <p css={titleStyle}>{mini.title}</p>
      <ol css={stepsStyle}>
        {mini.steps?.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

export function Facts({ mini }: MiniPanelProps) {
  return (
    <>
      <p css={titleStyle}>{mini.title}</p>
      <dl css={factsStyle}>
        {mini.facts?.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{withWholeWords(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function Bars({ mini }: MiniPanelProps) {
  const bars = mini.bars ?? [];
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <>
      <p css={titleStyle}>{mini.title}</p>
      <dl css={barsStyle}>
        {bars.map(({ label, value, shown }) => (
          <div
            key={label}
            style={{ backgroundSize: `${(100 * value) / most}% 25%` }}
          >
            <dt>{label}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function Choices({ mini }: MiniPanelProps) {
  return (
    <>
      <p css={titleStyle}>{mini.title}</p>
      <p css={wrappingRow}>
        {mini.choices?.map((choice) => (
          <span
            key={choice}
            css={choice === mini.chosen ? chosenStyle : undefined}
          >
            <Chip>{choice}</Chip>
          </span>
        ))}
      </p>
    </>
  );
}

const titleStyle = (theme: Theme) =>
  css(labelStyle(theme), { '&&': { marginBottom: theme.space[2] } });

const stepsStyle = (theme: Theme) =>
  css(plainList, {
    li: {
      padding: `${theme.space[2]} ${theme.space[3]}`,
      border: `${theme.line} solid ${theme.tint.line}`,
      borderRadius: theme.radius.small,
      background: theme.tint.soft,
      '&:not(:first-of-type)': {
        position: 'relative',
        marginTop: theme.space[4],
      },
      // The line that leads from one step to the next.
      '&:not(:first-of-type)::before': {
        content: '""',
        position: 'absolute',
        left: theme.space[6],
        bottom: '100%',
        height: theme.space[4],
        borderLeft: `${theme.thick} solid ${theme.tint.line}`,
      },
    },
  });

const factsStyle = (theme: Theme) =>
  css({
    '> div': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${theme.space[3]}`,
      paddingBlock: theme.space[2],
      borderTop: `${theme.line} solid ${theme.colour.line}`,
    },
    dt: { color: theme.colour.textMuted },
    // Below its label where the text is enlarged.
    dd: { flex: '1 1 3em', fontWeight: 600, textAlign: 'right' },
  });

/** Each bar is the lower quarter of its row. */
const barsStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gap: theme.space[2],
    '> div': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${theme.space[3]}`,
      paddingBottom: theme.space[3],
      background: `linear-gradient(${theme.tint.strong}, ${theme.tint.strong}) bottom left no-repeat`,
    },
    dt: { color: theme.colour.textMuted },
    dd: { flex: '1 1 auto', fontWeight: 600, textAlign: 'right' },
  });

const chosenStyle = (theme: Theme) =>
  css({
    '> span': {
      borderColor: theme.tint.strong,
      background: theme.tint.strong,
      color: theme.colour.surface,
    },
  });
