import type { ComponentProps } from 'react';
import { css } from '@emotion/react';
import { Field } from '../../components/controls/field';
import { theme } from '../../styles/theme';

interface FigureFieldProps extends ComponentProps<'input'> {
  id: string;
  /** Names the unit too. */
  label: string;
  mistake: string | undefined;
}

/** A labelled number input, with room for an error message below it. */
export function FigureField(props: FigureFieldProps) {
  const { id, label, mistake, ...input } = props;
  return (
    <div css={fieldStyle}>
      <Field id={id} label={label} mistake={mistake}>
        <input type="number" step="any" min={0} autoComplete="off" {...input} />
      </Field>
    </div>
  );
}

/** Keeps a line for the error message, to prevent layout shift when there is one. */
const fieldStyle = css({
  label: { textWrap: 'balance' },
  input: { fontVariantNumeric: 'tabular-nums' },
  p: { fontSize: theme.text.small },
  '&:not(:has([aria-invalid]))::after': {
    content: '""',
    display: 'block',
    fontSize: theme.text.small,
    height: '1lh',
    marginTop: theme.space[1],
  },
});
