import { Handshake } from 'lucide-react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Chip } from '../../components/product/chip';
import {
  MEDIUM,
  WIDE,
  boxStyle,
  metaStyle,
  tintBackground,
} from '../../components/product/product-style';
import { plainList } from '../../styles/lists';
import type { PanelProps } from '../parts/panel-props';
import { TitleBar } from '../parts/title-bar';

/** A board of deals by stage. */
export function PipelinePanel({ panel }: PanelProps) {
  const deals = panel.stages?.flatMap((stage) => stage.deals) ?? [];
  return (
    <>
      <TitleBar icon={Handshake} title="Deals">
        {`${deals.length} in all, ${totalOf(deals.map(({ value }) => value))}`}
      </TitleBar>
      <ul css={boardStyle}>
        {panel.stages?.map((stage) => (
          <StageColumn key={stage.title} stage={stage} />
        ))}
      </ul>
    </>
  );
}

const boardStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gap: theme.space[2],
    padding: theme.space[2],
    gridTemplateColumns: 'minmax(0, 1fr)',
    [MEDIUM]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [WIDE]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  });

interface StageColumnProps {
  stage: NonNullable<PanelProps['panel']['stages']>[number];
}

function StageColumn({ stage }: StageColumnProps) {
  const { title, deals } = stage;
  return (
    <li css={columnStyle}>
      <p css={headStyle}>
        <strong>{title}</strong> <Chip>{deals.length}</Chip>{' '}
        <span css={metaStyle}>{totalOf(deals.map(({ value }) => value))}</span>
      </p>
      <ul css={dealsStyle}>
        {deals.map(({ name, job, value }) => (
          <li key={name} css={dealStyle}>
            <strong>{name}</strong> <span css={metaStyle}>{job}</span>{' '}
            <span css={valueStyle}>{value}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

const columnStyle = (theme: Theme) =>
  css({
    minWidth: 0,
    padding: theme.space[2],
    borderRadius: theme.radius.medium,
    background: theme.colour.sunken,
    '&:last-of-type': { background: tintBackground(theme) },
  });

/** Title, count and total in one line, or the total below the others in a narrow column. */
const headStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    columnGap: theme.space[1],
    '> :nth-of-type(1)': { justifySelf: 'start' },
    [MEDIUM]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  });

const dealsStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gap: theme.space[2],
    '&&': { marginTop: theme.space[2] },
  });

const dealStyle = (theme: Theme) =>
  css(boxStyle(theme), {
    display: 'grid',
    gridTemplate: '"name value" "job value" / 1fr auto',
    alignItems: 'center',
    padding: theme.space[2],
    strong: { gridArea: 'name', fontWeight: 600 },
    '> :last-child': { gridArea: 'value' },
    [MEDIUM]: { gridTemplate: '"name" "job" "value" / minmax(0, 1fr)' },
    borderRadius: theme.radius.small,
  });

const valueStyle = (theme: Theme) =>
  css({ fontWeight: 600, color: theme.tint.strong });

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
});

/** The sum of prices as data/ has them (`price` in src/content/schemas/fields.ts), in the same notation. */
export function totalOf(prices: readonly string[]): string {
  const pence = prices.map((price) =>
    Math.round(Number(price.replace(/[£,]/g, '')) * 100),
  );
  return pounds.format(pence.reduce((sum, value) => sum + value, 0) / 100);
}
