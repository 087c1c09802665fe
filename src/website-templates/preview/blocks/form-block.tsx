import { useId, useState } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Field } from '../../../components/controls/field';
import { TABLET, miniButton } from '../mini-style';
import { Band } from './band';
import type { BlockProps } from './block';
import { statusStyle } from './plans-block';

/** A form as it would look. It goes nowhere, with scripts or without: what is typed stays in it. */
export function FormBlock({ block, index }: BlockProps) {
  const id = useId();
  const [isSent, setSent] = useState(false);
  return (
    <Band title={block.title} isTinted={index % 2 === 1} isSplit>
      <form
        method="dialog"
        noValidate
        css={formStyle}
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
        }}
      >
        {block.fields?.map((label, number) => (
          <Field key={label} id={`${id}-${number}`} label={label}>
            <input type="text" autoComplete="off" />
          </Field>
        ))}
        <button type="submit" css={miniButton}>
          {block.button}
        </button>
      </form>
      <p role="status" css={statusStyle}>
        {isSent && 'This is a sample page: nothing was sent.'}
      </p>
    </Band>
  );
}

const formStyle = (theme: Theme) =>
  css({
    display: 'grid',
    gap: theme.space[4],
    fontSize: theme.text.small,
    [TABLET]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // What is asked last is asked at length.
    '> div:nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
    button: { justifySelf: 'start', gridColumn: '1 / -1' },
  });
