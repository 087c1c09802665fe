import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../tools/jest/render';
import { NavigationGroup } from './navigation-group';

const links = [
  { name: 'Reviews', href: '/reviews' },
  { name: 'Messaging', href: '/messaging' },
];

function setUp(currentPath = '/') {
  renderWithTheme(
    <>
      <ul>
        <NavigationGroup
          name="Products"
          links={links}
          currentPath={currentPath}
        />
      </ul>
      <p>Elsewhere</p>
      <button type="button">Other</button>
    </>,
  );
  return {
    user: userEvent.setup(),
    button: screen.getByRole('button', { name: 'Products' }),
  };
}

function expectOpen() {
  expect(screen.getByRole('button', { name: 'Products' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(screen.getByRole('link', { name: 'Reviews' })).toBeVisible();
}

function expectClosed() {
  expect(screen.getByRole('button', { name: 'Products' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
}

describe('NavigationGroup', () => {
  test('is closed at first and names the list it controls', () => {
    const { button } = setUp();
    expectClosed();
    expect(screen.getByText('Reviews').closest('ul')).toHaveAttribute(
      'id',
      button.getAttribute('aria-controls'),
    );
  });

  test('opens while the mouse is on it and closes when it leaves', async () => {
    const { user, button } = setUp();
    await user.hover(button);
    expectOpen();
    await user.hover(screen.getByRole('link', { name: 'Messaging' }));
    expectOpen();
    await user.hover(screen.getByText('Elsewhere'));
    expectClosed();
  });

  test('does not open when a finger merely enters it', async () => {
    const { user, button } = setUp();
    await user.pointer({ keys: '[TouchA>]', target: button });
    expectClosed();
  });

  test('opens and closes on a tap', async () => {
    const { user, button } = setUp();
    await user.pointer({ keys: '[TouchA]', target: button });
    expectOpen();
    await user.pointer({ keys: '[TouchA]', target: button });
    expectClosed();
  });

  test.each(['{Enter}', ' '])(
    'opens and closes on the key "%s"',
    async (key) => {
      const { user, button } = setUp();
      await user.tab();
      expect(button).toHaveFocus();
      await user.keyboard(key);
      expectOpen();
      await user.keyboard(key);
      expectClosed();
    },
  );

  test('a press on what the mouse has opened keeps it open, a second one closes it', async () => {
    const { user, button } = setUp();
    await user.hover(button);
    await user.click(button);
    expectOpen();
    await user.click(button);
    expectClosed();
  });

  test('stays open after a press when the mouse leaves', async () => {
    const { user, button } = setUp();
    await user.click(button);
    await user.unhover(button);
    expectOpen();
  });

  test('Escape closes it where the mouse has opened it, without taking the focus', async () => {
    const { user, button } = setUp();
    await user.hover(button);
    await user.keyboard('{Escape}');
    expectClosed();
    expect(button).not.toHaveFocus();
  });

  test('Escape on one of its links closes it and puts the focus back on its button', async () => {
    const { user, button } = setUp();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Reviews' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expectClosed();
    expect(button).toHaveFocus();
  });

  test('stays open while the focus moves over its links and closes when it goes on', async () => {
    const { user } = setUp();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Messaging' })).toHaveFocus();
    expectOpen();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Other' })).toHaveFocus();
    expectClosed();
  });

  test('a press elsewhere closes it, also where buttons take no focus, as in Safari', async () => {
    const { user, button } = setUp();
    button.addEventListener('mousedown', (event) => event.preventDefault());
    await user.click(button);
    expect(button).not.toHaveFocus();
    expectOpen();
    await user.click(screen.getByText('Elsewhere'));
    expectClosed();
  });

  test('closes when one of its links is followed', async () => {
    const { user, button } = setUp();
    // jsdom cannot go to other pages.
    document.addEventListener('click', (event) => event.preventDefault(), {
      once: true,
    });
    await user.hover(button);
    await user.click(screen.getByRole('link', { name: 'Reviews' }));
    expectClosed();
  });

  test('marks the link to the current page, and no other', async () => {
    const { user, button } = setUp('/messaging');
    await user.hover(button);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(
      'Messaging',
    );
  });
});
