import { render, screen } from '@testing-library/react';
import { Field } from './field';

describe('Field', () => {
  test('labels its control and keeps its props', () => {
    render(
      <Field id="mail" label="Email address">
        <input type="email" name="email" autoComplete="email" />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Email address' });
    expect(input).toHaveAttribute('autocomplete', 'email');
    for (const name of ['aria-required', 'aria-invalid', 'aria-describedby'])
      expect(input).not.toHaveAttribute(name);
    expect(screen.queryByText('*')).not.toBeInTheDocument();
  });

  test.each([
    ['input', 'textbox', <input key="0" />],
    ['select', 'combobox', <select key="1" />],
    ['textarea', 'textbox', <textarea key="2" />],
  ])('marks a required %s, also for screen readers', (_tag, role, control) => {
    render(
      <Field id="name" label="Full Name" required>
        {control}
      </Field>,
    );
    expect(screen.getByRole(role, { name: 'Full Name' })).toHaveAttribute(
      'aria-required',
      'true',
    );
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  });

  test('connects a error with its control', () => {
    render(
      <Field id="name" label="Full Name" error="Enter your name.">
        <input />
      </Field>,
    );
    const input = screen.getByRole('textbox');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Enter your name.');
  });

  test('leaves a control its own description while there is no error', () => {
    render(
      <>
        <Field id="name" label="Full Name">
          <input aria-invalid aria-describedby="note" />
        </Field>
        <p id="note">As on your card.</p>
      </>,
    );
    const input = screen.getByRole('textbox');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('As on your card.');
  });
});
