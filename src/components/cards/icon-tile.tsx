import { css } from '@emotion/react';
import { theme } from '../../styles/theme';
import { Icon } from './icon';

interface IconTileProps {
  name: string;
}

/** An icon on a small tinted square, for the top of a card. */
export function IconTile({ name }: IconTileProps) {
  return (
    <span css={tileStyle}>
      <Icon name={name} />
    </span>
  );
}

const tileStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: theme.space[12],
  height: theme.space[12],
  marginBottom: theme.space[4],
  borderRadius: theme.radius.medium,
  background: theme.tint.soft,
  color: theme.tint.strong,
});
