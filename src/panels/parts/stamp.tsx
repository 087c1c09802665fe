import { css } from '@emotion/react';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ComponentProps } from 'react';
import { panelRow } from '../../styles/panel-style';
import { theme } from '../../styles/theme';

/** That something is paid, as if stamped. */
export function Stamp({ children, ...rest }: ComponentProps<'p'>) {
  return (
    <p css={stampStyle} {...rest}>
      <CircleCheck aria-hidden="true" size="1.25em" />
      {children}
    </p>
  );
}

const stampStyle = css(panelRow, {
  padding: `${theme.space[1]} ${theme.space[3]}`,
  border: `${theme.stroke.thick} solid`,
  borderRadius: theme.radius.tiny,
  rotate: '-3deg',
  fontWeight: 600,
  color: theme.colour.success,
});
