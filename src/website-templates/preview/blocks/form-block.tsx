import { useState } from 'react';
import type { BlockProps } from '../sample-site';

/** A sample form, which is never sent, with or without scripts. */
export function FormBlock({ block }: BlockProps) {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <form
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
        }}
      >
        {block.fields?.map((label) => (
          <label key={label} className="sample-field">
            {label}
            <input type="text" autoComplete="off" />
          </label>
        ))}
        {block.message && (
          <label className="sample-field">
            {block.message}
            <textarea rows={4} />
          </label>
        )}
        <button type="submit" className="sample-button">
          {block.button}
        </button>
      </form>
      <p role="status" className="sample-status">
        {isSent && 'This is a sample, so nothing was sent.'}
      </p>
    </>
  );
}
