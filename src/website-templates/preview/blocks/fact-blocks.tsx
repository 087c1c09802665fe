import { css } from '@emotion/react';
import { plainList } from '../../../styles/lists';
import { theme } from '../../../styles/theme';
import { PreviewPicture } from '../parts/preview-picture';
import { TABLET, gradientStyle, picturedStyle } from '../preview-style';
import { BlockSection } from './block-section';
import type { PreviewBlock } from '../preview-fields';
import type { BlockProps } from '../site';

/** Labels and values, beside a picture where there is one; a total stands under a line. */
export function RowsBlock({ block, index }: BlockProps) {
  const { title, rows, total, image } = block;
  const list = (
    <BlockSection
      title={title}
      isTinted={!image && index % 2 === 1}
      isSplit={!image}
    >
      <Rows rows={rows ?? []} total={total} />
    </BlockSection>
  );
  if (!image) return list;
  return (
    <div css={picturedStyle}>
      <PreviewPicture
        file={image}
        alt={block.imageAlt}
        sizes="(min-width: 48em) 50vw, 90vw"
      />
      {list}
    </div>
  );
}

interface RowsProps {
  rows: NonNullable<PreviewBlock['rows']>;
  total?: PreviewBlock['total'];
}

export function Rows({ rows, total = null }: RowsProps) {
  return (
    <dl css={rowsStyle}>
      {rows.map(({ label, value, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {text && <dd data-text>{text}</dd>}
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

const rowsStyle = css({
  margin: 0,
  lineHeight: theme.leading.snug,
  div: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `0 ${theme.space[4]}`,
    paddingBlock: theme.space[3],
    borderBottom: `${theme.line} solid ${theme.colour.line}`,
  },
  dd: { margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '[data-text]': {
    width: '100%',
    fontWeight: 400,
    color: theme.colour.textMuted,
  },
  '[data-total]': {
    borderTop: `${theme.thick} solid ${theme.tint.strong}`,
    borderBottom: 0,
    fontSize: theme.text.body,
    fontWeight: 700,
  },
});

const statsStyle = css(plainList, {
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
