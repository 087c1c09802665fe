import type { ComponentProps } from 'react';
import { css } from '@emotion/react';
import { Field } from '../../components/controls/field';
import { theme } from '../../styles/theme';

interface FigureFieldProps extends FigureInputProps {
  id: string;
  label: string;
  mistake: string | undefined;
}

/** A labelled number input, with room for an error message below it. */
export function FigureField({
  id,
  label,
  mistake,
  ...input
}: FigureFieldProps) {
  return (
    <div css={fieldStyle}>
      <Field id={id} label={label} mistake={mistake}>
        <FigureInput {...input} />
      </Field>
    </div>
  );
}

interface FigureInputProps extends ComponentProps<'input'> {
  /** A unit before or after the figure, hidden from screen readers: the label names it. */
  before?: string;
  after?: string;
}

/** The other props come from Field. */
function FigureInput({ before, after, ...rest }: FigureInputProps) {
  return (
    <span css={[holderStyle, before && beforeStyle, after && afterStyle]}>
      {before && <span aria-hidden="true">{before}</span>}
      <input type="number" step="any" min={0} autoComplete="off" {...rest} />
      {after && <span aria-hidden="true">{after}</span>}
    </span>
  );
}

/** Keeps a line for the error message, to prevent layout shift when there is one. */
const fieldStyle = css({
  label: { textWrap: 'balance' },
  p: { fontSize: theme.text.small },
  '&:not(:has([aria-invalid]))::after': {
    content: '""',
    display: 'block',
    fontSize: theme.text.small,
    height: '1lh',
    marginTop: theme.space[1],
  },
});

// `&&` overrides the styles that Field gives its inputs.
const holderStyle = css({
  position: 'relative',
  display: 'block',
  '&& > input': { fontVariantNumeric: 'tabular-nums' },
  '> span': {
    position: 'absolute',
    insetBlock: 0,
    display: 'flex',
    alignItems: 'center',
    color: theme.colour.textMuted,
    // Clicks on the unit go to the input below it.
    pointerEvents: 'none',
  },
});

const beforeStyle = css({
  '&& > input': { paddingInlineStart: theme.space[8] },
  '> span': { insetInlineStart: theme.space[4] },
});

const afterStyle = css({
  '&& > input': { paddingInlineEnd: theme.space[10] },
  '> span': { insetInlineEnd: theme.space[4] },
});
