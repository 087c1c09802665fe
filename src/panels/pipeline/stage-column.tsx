import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Chip } from '../../components/product/chip';
import {
  MEDIUM,
  NARROW,
  WIDE,
  boxStyle,
  endPadding,
  metaStyle,
  tintBackground,
} from '../../components/product/product-style';
import { plainList } from '../../styles/lists';
import type { PanelProps } from '../parts/panel-props';
import { totalOf } from './total';

interface StageColumnProps {
  stage: NonNullable<PanelProps['panel']['stages']>[number];
}

/** A stage with its deals. */
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
    [WIDE]: { paddingInline: theme.space[1] },
    '&:last-of-type': {
      background: tintBackground(theme),
      // It runs off the page with the panel; its words don't.
      [WIDE]: {
        marginRight: 'calc(-1 * var(--panel-bleed, 0rem))',
        '> p': { paddingRight: endPadding(theme.space[1]) },
        li: { paddingRight: endPadding(theme.space[2]) },
      },
    },
  });

/** Two lines in each column: title and count, then the total. */
const headStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: theme.space[1],
    paddingInline: theme.space[1],
    strong: {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  });

const dealsStyle = (theme: Theme) =>
  css(plainList, {
    display: 'grid',
    gap: theme.space[2],
    '&&': { marginTop: theme.space[2] },
  });

/** The parts of a deal below one another. */
const STACKED = '"name" "job" "value" / minmax(0, 1fr)';

const dealStyle = (theme: Theme) =>
  css(boxStyle(theme), {
    display: 'grid',
    gridTemplate: '"name value" "job value" / 1fr auto',
    alignItems: 'center',
    padding: theme.space[2],
    borderRadius: theme.radius.small,
    boxShadow: theme.shadow.small,
    strong: { gridArea: 'name', fontWeight: 600 },
    '> :last-child': { gridArea: 'value' },
    [NARROW]: { gridTemplate: STACKED },
    [MEDIUM]: { gridTemplate: STACKED },
    [WIDE]: {
      paddingBlock: theme.space[3],
      '> :last-child': { marginTop: theme.space[3] },
    },
  });

const valueStyle = (theme: Theme) =>
  css({
    fontSize: theme.text.title4,
    fontWeight: 700,
    lineHeight: theme.leading.title,
    color: theme.tint.strong,
  });
