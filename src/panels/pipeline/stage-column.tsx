import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { plainList } from '../../styles/lists';
import { Chip } from '../../components/product/chip';
import { totalOf } from './deal-totals';
import {
  MEDIUM,
  boxStyle,
  metaStyle,
  wash,
} from '../../components/product/product-style';
import type { PanelProps } from '../parts/panel-props';

interface StageColumnProps {
  stage: NonNullable<PanelProps['panel']['stages']>[number];
}

/** A stage: how many deals stand in it, what they are worth, and the deals. */
export function StageColumn({ stage }: StageColumnProps) {
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
    '&:last-of-type': { background: wash(theme) },
  });

/** Title, count and total in one line, or the total below the two in a narrow column. */
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
