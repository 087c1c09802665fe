import type { ButtonHTMLAttributes } from 'react';
import type { ButtonVariant } from './button-style';
import { buttonStyle } from './button-style';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
}

/** A button. It does something in the page; what leads elsewhere is a ButtonLink. */
export function Button({
  variant = 'primary',
  type = 'button',
  ...rest
}: ButtonProps) {
  return <button type={type} css={buttonStyle(variant)} {...rest} />;
}
