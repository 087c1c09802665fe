import { screen } from '@testing-library/react';
import { renderWithTheme } from '../../../tools/jest/render';
import { Field } from './field';

describe('Field', () => {
  test('labels its control', () => {
    renderWithTheme(
      <Field id="mail" label="Email address">
        <input type="email" name="email" autoComplete="email" />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Email address' });
    expect(input).toHaveAttribute('id', 'mail');
    expect(input).toHaveAttribute('type', 'email');
    expect(input).toHaveAttribute('autocomplete', 'email');
    expect(input).not.toBeRequired();
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).not.toHaveAttribute('aria-describedby');
    expect(screen.queryByText('*')).not.toBeInTheDocument();
  });

  test('shows an asterisk for what is required, and tells screen readers in their way', () => {
    renderWithTheme(
      <Field id="name" label="Full Name" required>
        <input />
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveAttribute(
      'aria-required',
      'true',
    );
    expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  });

  test('says a mistake in words that belong to the control', () => {
    renderWithTheme(
      <Field id="name" label="Full Name" mistake="Enter your name.">
        <input />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Full Name' });
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('Enter your name.');
  });

  test.each([
    ['select', 'combobox', <select key="0" name="time" />],
    ['textarea', 'textbox', <textarea key="1" name="wish" />],
  ])('serves a %s as well', (_tag, role, control) => {
    renderWithTheme(
      <Field id="other" label="Other" required>
        {control}
      </Field>,
    );
    expect(screen.getByRole(role, { name: 'Other' })).toHaveAttribute(
      'aria-required',
      'true',
    );
  });
});
