import type { ComponentProps } from 'react';
import { css } from '@emotion/react';
import { theme } from '../../styles/theme';
import { disabledColours } from './button';

interface ToggleButtonProps extends ComponentProps<'button'> {
  isPressed: boolean;
}

export function ToggleButton({ isPressed, ...rest }: ToggleButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      css={smallButtonStyle}
      {...rest}
    />
  );
}

export const smallButtonStyle = css({
  padding: `${theme.space[2]} ${theme.space[4]}`,
  border: `${theme.stroke.thin} solid ${theme.colour.control}`,
  borderRadius: theme.radius.round,
  background: theme.colour.surface,
  fontSize: theme.text.small,
  fontWeight: 600,
  lineHeight: theme.leading.snug,
  cursor: 'pointer',
  transition: `background-color ${theme.motion.quick}, color ${theme.motion.quick}`,
  '&:hover:not(:disabled)': { borderColor: theme.colour.text },
  '&:disabled': { cursor: 'not-allowed', ...disabledColours },
  '&[aria-pressed="true"], &[aria-current]': {
    borderColor: theme.colour.text,
    background: theme.colour.text,
    color: theme.colour.page,
  },
});
