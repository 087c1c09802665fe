import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTheme } from '../../../tools/jest/render';
import { Tabs } from './tabs';

const tabs = [
  { id: 'phone', title: 'Phone', panel: <p>For the pocket.</p> },
  { id: 'tablet', title: 'Tablet', panel: <p>For the sofa.</p> },
  { id: 'desktop', title: 'Desktop', panel: <p>For the desk.</p> },
];

const tab = (name: string) => screen.getByRole('tab', { name });

const expectChosen = (title: string, text: string) => {
  expect(screen.getByRole('tab', { selected: true })).toBe(tab(title));
  expect(screen.getByRole('tabpanel', { name: title })).toHaveTextContent(text);
};

describe('Tabs', () => {
  test('show the first panel at first, named by its tab', () => {
    renderWithTheme(<Tabs label="Device" tabs={tabs} />);
    expect(screen.getByRole('tablist', { name: 'Device' })).toBeVisible();
    expect(screen.getAllByRole('tab')).toHaveLength(3);
    expectChosen('Phone', 'For the pocket.');
    expect(tab('Phone')).toHaveAttribute(
      'aria-controls',
      screen.getByRole('tabpanel').id,
    );
  });

  test('have nothing of the other panels in the page', () => {
    renderWithTheme(<Tabs label="Device" tabs={tabs} />);
    expect(screen.queryByText('For the sofa.')).not.toBeInTheDocument();
  });

  test('keep the other panels where they are told to, out of sight', async () => {
    const user = userEvent.setup();
    renderWithTheme(<Tabs label="Device" tabs={tabs} keepMounted />);
    expect(screen.getByText('For the sofa.')).not.toBeVisible();
    await user.click(tab('Tablet'));
    expect(screen.getByText('For the sofa.')).toBeVisible();
    expect(screen.getByText('For the pocket.')).not.toBeVisible();
  });

  test('show the panel whose tab is pressed', async () => {
    const user = userEvent.setup();
    renderWithTheme(<Tabs label="Device" tabs={tabs} />);
    await user.click(tab('Desktop'));
    expectChosen('Desktop', 'For the desk.');
    expect(screen.queryByText('For the pocket.')).not.toBeInTheDocument();
  });

  test.each([
    ['{ArrowRight}', 'Tablet', 'For the sofa.'],
    ['{ArrowRight}{ArrowRight}', 'Desktop', 'For the desk.'],
    ['{ArrowRight}{ArrowLeft}', 'Phone', 'For the pocket.'],
    ['{End}', 'Desktop', 'For the desk.'],
    ['{End}{Home}', 'Phone', 'For the pocket.'],
    // Past either end it goes on at the other.
    ['{ArrowLeft}', 'Desktop', 'For the desk.'],
    ['{End}{ArrowRight}', 'Phone', 'For the pocket.'],
  ])('%s leads to %s', async (keys, title, text) => {
    const user = userEvent.setup();
    renderWithTheme(<Tabs label="Device" tabs={tabs} />);
    await user.tab();
    await user.keyboard(keys);
    expect(tab(title)).toHaveFocus();
    expectChosen(title, text);
  });

  test('are one tab stop, at the chosen one', async () => {
    const user = userEvent.setup();
    renderWithTheme(
      <>
        <Tabs label="Device" tabs={tabs} />
        <button type="button">After</button>
      </>,
    );
    await user.click(tab('Tablet'));
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(tab('Tablet')).toHaveFocus();
  });

  test('tell the caller what was chosen', async () => {
    const onChange = jest.fn();
    const user = userEvent.setup();
    renderWithTheme(<Tabs label="Device" tabs={tabs} onChange={onChange} />);
    await user.click(tab('Tablet'));
    expect(onChange.mock.calls).toEqual([['tablet']]);
  });

  test('leave the choice to the caller who gives a value', async () => {
    const user = userEvent.setup();
    const Steered = () => {
      const [value, setValue] = useState('desktop');
      return (
        <>
          <Tabs label="Device" tabs={tabs} value={value} />
          <button type="button" onClick={() => setValue('tablet')}>
            Tablet, please
          </button>
        </>
      );
    };
    renderWithTheme(<Steered />);
    await user.click(tab('Phone'));
    expectChosen('Desktop', 'For the desk.');
    await user.click(screen.getByRole('button'));
    expectChosen('Tablet', 'For the sofa.');
  });
});
