import { css } from '@emotion/react';
import { cloneElement, type ComponentProps, type ReactElement } from 'react';
import { theme } from '../../styles/theme';

type Control = ReactElement<
  ComponentProps<'input'> &
    ComponentProps<'select'> &
    ComponentProps<'textarea'>
>;

interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  id: string;
  label: string;
  required?: boolean;
  error?: string | undefined;
  /** A button, beside the control where there is room. */
  button?: ReactElement;
  /** An input, select or textarea. An error message replaces its own description, if any. */
  children: Control;
}

/** A control with its label and error message. */
export function Field(props: FieldProps) {
  const { id, label, required, error, button, children, ...rest } = props;
  const errorId = `${id}-error`;
  return (
    <div css={[fieldStyle, button && withButtonStyle]} {...rest}>
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {cloneElement(children, {
        id,
        'aria-required': required || undefined,
        ...(error && {
          'aria-invalid': true,
          'aria-describedby': errorId,
        }),
      })}
      {button}
      {error && (
        <p id={errorId} css={errorStyle}>
          {error}
        </p>
      )}
    </div>
  );
}

const fieldStyle = css({
  display: 'grid',
  gap: theme.space[1],
  width: '100%',
  'input, select, textarea': {
    width: '100%',
    padding: theme.space[3],
    background: theme.colour.surface,
    border: `${theme.stroke.thin} solid ${theme.colour.textMuted}`,
    borderRadius: theme.radius.small,
    '&::placeholder': { color: theme.colour.textMuted, opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: theme.colour.danger },
  },
});

const withButtonStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  'label, p': { width: '100%' },
  input: { flex: '1 1 9rem', width: 0 },
});

const errorStyle = css({ margin: 0, color: theme.colour.danger });
