import MousePointer from 'lucide-react/icons/mouse-pointer-2';
import { css } from '@emotion/react';
import { theme } from '../../styles/theme';

/** A mouse pointer over the lower right corner of its target. */
export function Pointer() {
  return <MousePointer aria-hidden="true" size="1.5em" css={pointerStyle} />;
}

const pointerStyle = css({
  position: 'absolute',
  zIndex: 1,
  right: `calc(-1 * ${theme.space[1]})`,
  bottom: `calc(-1 * ${theme.space[2]})`,
  fill: theme.colour.text,
  stroke: theme.colour.surface,
});
