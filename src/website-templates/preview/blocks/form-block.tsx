import { useId, useState } from 'react';
import { css } from '@emotion/react';
import { Field } from '../../../components/controls/field';
import { TABLET, buttonStyle, statusStyle } from '../preview-style';
import { BlockSection } from './block-section';
import type { BlockProps } from '../site';
import { theme } from '../../../styles/theme';

/** A sample form: it is never sent, with scripts or without. */
export function FormBlock({ block, index }: BlockProps) {
  const id = useId();
  const [isSent, setSent] = useState(false);
  return (
    <BlockSection title={block.title} isTinted={index % 2 === 1} isSplit>
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
        {block.message && (
          <Field id={`${id}-message`} label={block.message}>
            <textarea rows={4} />
          </Field>
        )}
        <button type="submit" css={buttonStyle}>
          {block.button}
        </button>
      </form>
      <p role="status" css={statusStyle}>
        {isSent && 'This is a sample, so nothing was sent.'}
      </p>
    </BlockSection>
  );
}

const formStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space[4],
  fontSize: theme.text.small,
  [TABLET]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '> div:has(textarea)': { gridColumn: '1 / -1' },
  textarea: { resize: 'vertical' },
  // An odd field at the end takes the whole row.
  '> div:nth-of-type(odd):is(:last-of-type, :has(+ div > textarea))': {
    gridColumn: '1 / -1',
  },
  button: { justifySelf: 'start', gridColumn: '1 / -1' },
});
