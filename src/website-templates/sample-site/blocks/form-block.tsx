import { useState } from 'react';
import { SampleButton } from '../parts/buttons';
import type { QueriedBlock } from '../sample-fields';

/** A sample form: it is never sent, with scripts or without. */
export function FormBlock({
  fields,
  choices,
  message,
  button,
}: QueriedBlock<'form'>) {
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
        {fields.map((label) => (
          <label key={label} className="sample-field">
            {label}
            <input type="text" autoComplete="off" />
          </label>
        ))}
        {choices?.map(({ label, options }) => (
          <label key={label} className="sample-field">
            {label}
            <select autoComplete="off">
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          </label>
        ))}
        {message && (
          <label className="sample-field">
            {message}
            <textarea rows={4} />
          </label>
        )}
        <SampleButton type="submit">{button}</SampleButton>
      </form>
      <p role="status" className="sample-status">
        {isSent && 'This is a sample, so nothing was sent.'}
      </p>
    </>
  );
}
