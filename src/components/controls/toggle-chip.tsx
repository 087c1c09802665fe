import type { ButtonHTMLAttributes } from 'react';
import { css } from '@emotion/react';
import { unusableColours } from '../actions/button';
import { theme } from '../../styles/theme';

interface ToggleChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  isPressed: boolean;
}

/** One of a row of choices. */
export function ToggleChip({ isPressed, ...rest }: ToggleChipProps) {
  return (
    <button type="button" aria-pressed={isPressed} css={chipStyle} {...rest} />
  );
}

export const chipStyle = css({
  padding: `${theme.space[2]} ${theme.space[4]}`,
  border: `${theme.line} solid ${theme.colour.control}`,
  borderRadius: theme.radius.round,
  background: theme.colour.surface,
  fontSize: theme.text.small,
  fontWeight: 600,
  lineHeight: theme.leading.snug,
  cursor: 'pointer',
  transition: `background-color ${theme.motion.quick}, color ${theme.motion.quick}`,
  '&:hover:not(:disabled)': { borderColor: theme.colour.text },
  '&:disabled': { cursor: 'not-allowed', ...unusableColours },
  '&[aria-pressed="true"], &[aria-current]': {
    borderColor: theme.colour.text,
    background: theme.colour.text,
    color: theme.colour.page,
  },
});
