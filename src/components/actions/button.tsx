import { css, type SerializedStyles } from '@emotion/react';
import type { ComponentProps } from 'react';
import { square } from '../../styles/mixins';
import { theme } from '../../styles/theme';

/** The main action of a page, or an alternative to it. */
export type ButtonVariant = 'primary' | 'secondary';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
}

/** A button that acts within the page; use ButtonLink for a link that looks like one. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', type = 'button', ...rest } = props;
  return <button type={type} css={buttonStyles[variant]} {...rest} />;
}

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

/** Buttons that must keep the focus while disabled use `aria-disabled`. */
const ENABLED_HOVER = '&:hover:not(:disabled, [aria-disabled="true"])';

/** Colours instead of opacity, which would also fade the focus ring. */
const disabledStyle = css({
  background: theme.colour.sunken,
  borderColor: theme.colour.line,
  color: theme.colour.textMuted,
  cursor: 'not-allowed',
});

const baseStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space[2],
  padding: `${theme.space[3]} ${theme.space[5]}`,
  border: `${theme.stroke.thin} solid transparent`,
  borderRadius: theme.radius.round,
  fontWeight: 600,
  lineHeight: theme.leading.snug,
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${theme.motion.quick}, box-shadow ${theme.motion.quick}, filter ${theme.motion.quick}`,
  '&:disabled, &[aria-disabled="true"]': disabledStyle,
});

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
  '&:disabled': disabledStyle,
  '&[aria-pressed="true"], &[aria-current]': {
    borderColor: theme.colour.text,
    background: theme.colour.text,
    color: theme.colour.page,
  },
});

export const iconButtonStyle = css(square(theme.space[10]), {
  padding: 0,
  border: 0,
  borderRadius: theme.radius.round,
  background: 'transparent',
  cursor: 'pointer',
  '&:hover': { background: theme.colour.sunken },
});

export const buttonStyles: Record<ButtonVariant, SerializedStyles> = {
  primary: css(baseStyle, {
    background: `linear-gradient(100deg, ${theme.colour.action}, ${theme.colour.actionEnd})`,
    // By default the gradient would repeat under the transparent border.
    backgroundOrigin: 'border-box',
    color: theme.colour.onAction,
    [ENABLED_HOVER]: { filter: 'brightness(1.06) saturate(1.1)' },
    '&:active': { filter: 'brightness(0.97)' },
  }),
  secondary: css(baseStyle, {
    background: theme.colour.surface,
    borderColor: theme.colour.control,
    color: theme.colour.text,
    [ENABLED_HOVER]: { borderColor: theme.colour.text },
    '&:active': { background: theme.colour.sunken },
  }),
};
