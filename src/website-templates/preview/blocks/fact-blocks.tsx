import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { plainList } from '../../../styles/lists';
import { TABLET, gradientStyle } from '../preview-style';
import { BlockSection } from './block-section';
import type { PreviewBlock } from '../preview-fields';
import type { BlockProps } from '../site';

/** Labels and values; a total stands under a line. */
export function RowsBlock({ block, index }: BlockProps) {
  const { title, rows, total } = block;
  return (
    <BlockSection title={title} isTinted={index % 2 === 1} isSplit>
      <Rows rows={rows ?? []} total={total} />
    </BlockSection>
  );
}

interface RowsProps {
  rows: NonNullable<PreviewBlock['rows']>;
  total?: PreviewBlock['total'];
}

export function Rows({ rows, total = null }: RowsProps) {
  return (
    <dl css={rowsStyle}>
      {rows.map(({ label, value }) => (
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
  );
}

export function StatsBlock({ block }: BlockProps) {
  return (
    <div css={gradientStyle}>
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
    lineHeight: theme.leading.snug,
    div: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `0 ${theme.space[4]}`,
      paddingBlock: theme.space[3],
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

const statsStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gap: theme.space[4],
    padding: `${theme.space[6]} var(--preview-gutter)`,
    fontSize: theme.text.small,
    lineHeight: theme.leading.snug,
    strong: {
      display: 'block',
      fontFamily: 'var(--preview-heading-font)',
      fontSize: theme.text.title3,
    },
    [TABLET]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(0, 1fr))',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  });
