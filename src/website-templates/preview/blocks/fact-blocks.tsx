import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { plainList } from '../../../styles/lists';
import { TABLET, onColours } from '../mini-style';
import { Band } from './band';
import type { BlockProps } from './block';

/** Labels and values; a total stands under a line. */
export function RowsBlock({ block, index }: BlockProps) {
  const { title, rows, total } = block;
  return (
    <Band title={title} isTinted={index % 2 === 1} isSplit>
      <dl css={rowsStyle}>
        {rows?.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {total && (
          <div data-total>
            <dt>{total.label}</dt>
            <dd>{total.value}</dd>
          </div>
        )}
      </dl>
    </Band>
  );
}

export function QuoteBlock({ block }: BlockProps) {
  return (
    <Band isTinted>
      <figure css={quoteStyle}>
        <blockquote>{block.text}</blockquote>
        <figcaption>{block.source}</figcaption>
      </figure>
    </Band>
  );
}

export function QuestionsBlock({ block }: BlockProps) {
  return (
    <Band title={block.title} isSplit>
      {block.questions?.map(({ question, answer }) => (
        <details key={question} css={questionStyle}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </Band>
  );
}

export function StatsBlock({ block }: BlockProps) {
  return (
    <div css={onColours}>
      <ul css={statsStyle}>
        {block.stats?.map(({ value, label }) => (
          <li key={label}>
            <strong>{value}</strong> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

const rowsStyle = (theme: Theme) =>
  css({
    margin: 0,
    fontSize: theme.text.small,
    div: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `0 ${theme.space[4]}`,
      paddingBlock: theme.space[2],
      borderBottom: `${theme.line} solid ${theme.colour.line}`,
    },
    dd: { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '[data-total]': {
      borderTop: `${theme.thick} solid ${theme.tint.strong}`,
      borderBottom: 0,
      fontSize: theme.text.body,
      fontWeight: 700,
    },
  });

const quoteStyle = (theme: Theme) =>
  css({
    maxWidth: theme.width.prose,
    margin: '0 auto',
    textAlign: 'center',
    blockquote: {
      marginBottom: theme.space[3],
      fontFamily: theme.font.display,
      fontSize: theme.text.title3,
      lineHeight: theme.leading.snug,
      textWrap: 'balance',
      '&::before': { content: '"“"' },
      '&::after': { content: '"”"' },
    },
    figcaption: { fontSize: theme.text.small, color: theme.colour.textMuted },
  });

const questionStyle = (theme: Theme) =>
  css({
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
    summary: { paddingBlock: theme.space[3], fontWeight: 600 },
    'summary::marker': { color: theme.tint.strong },
    p: { color: theme.colour.textMuted },
  });

const statsStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gap: theme.space[4],
    padding: `${theme.space[6]} var(--mini-gutter)`,
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    strong: {
      display: 'block',
      fontFamily: theme.font.display,
      fontSize: theme.text.title3,
    },
    [TABLET]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  });
