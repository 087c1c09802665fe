import { css } from '@emotion/react';
import { Chip } from '../../components/cards/badge';
import {
  boxStyle,
  metaStyle,
  rowStyle,
} from '../../components/product/product-style';
import type { PanelOf } from '../../content/schemas/product/panel';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { Pointer } from '../parts/pointer';
import { totalOf } from './total';

export function StageColumn(stage: PanelOf<'pipeline'>['stages'][number]) {
  const { title, deals } = stage;
  return (
    <li>
      <p css={headStyle}>
        <strong>{title}</strong>{' '}
        <span css={metaStyle}>{totalOf(deals.map(({ value }) => value))}</span>
      </p>
      <ul css={plainList}>
        {deals.map(({ name, job, value, next, moving = false }) => (
          <li key={name} css={placeStyle}>
            <div css={dealStyle} data-moving={moving}>
              <strong>{name}</strong> <span css={metaStyle}>{job}</span>{' '}
              <b>{value}</b> {next && <Chip>{next}</Chip>}
              {moving && <Pointer />}
            </div>
          </li>
        ))}
      </ul>
    </li>
  );
}

const headStyle = css(rowStyle, {
  justifyContent: 'space-between',
  padding: `${theme.space[1]} ${theme.space[2]}`,
});

/** Seen where a deal has been taken from it. */
const placeStyle = css({
  marginTop: theme.space[2],
  borderRadius: theme.radius.small,
  outline: `${theme.line} dashed ${theme.colour.control}`,
  outlineOffset: `calc(-1 * ${theme.line})`,
});

const dealStyle = css(boxStyle, columns(), {
  position: 'relative',
  gap: theme.space[1],
  borderRadius: theme.radius.small,
  boxShadow: theme.shadow.small,
  b: { color: theme.tint.strong },
  '> span': { justifySelf: 'start', whiteSpace: 'normal' },
  [theme.container.medium]: { b: { marginTop: theme.space[2] } },
  // A phone has no mouse.
  [theme.media.phone]: { svg: { display: 'none' } },
  // On its way to the next column.
  [theme.container.small]: {
    '&[data-moving="true"]': {
      zIndex: 1,
      translate: `62% calc(-1 * ${theme.space[3]})`,
      rotate: '2.5deg',
      borderColor: theme.tint.strong,
      boxShadow: theme.shadow.large,
    },
  },
});
