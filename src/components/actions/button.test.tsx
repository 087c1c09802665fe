import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../../tools/jest/render';
import { Button } from './button';

describe('Button', () => {
  test('sends no form unless it is told to', () => {
    renderWithTheme(<Button>Show</Button>);
    expect(screen.getByRole('button', { name: 'Show' })).toHaveAttribute(
      'type',
      'button',
    );
  });

  test('hands on what a button can have', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    renderWithTheme(
      <Button type="submit" aria-pressed variant="secondary" onClick={onClick}>
        Show
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Show', pressed: true });
    expect(button).toHaveAttribute('type', 'submit');
    expect(button).not.toHaveAttribute('variant');
    await user.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('does nothing while it is disabled', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    renderWithTheme(
      <Button disabled onClick={onClick}>
        Show
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(onClick).not.toHaveBeenCalled();
  });
});
