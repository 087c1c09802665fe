import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = [
  { id: 'phone', title: 'Phone', panel: <p>For the pocket.</p> },
  { id: 'tablet', title: 'Tablet', panel: <p>For the sofa.</p> },
  { id: 'desktop', title: 'Desktop', panel: <p>For the desk.</p> },
];

const tab = (name: string) => screen.getByRole('tab', { name });

const expectSelected = (title: string, text: string) => {
  expect(screen.getByRole('tab', { selected: true })).toBe(tab(title));
  expect(screen.getByRole('tabpanel', { name: title })).toHaveTextContent(text);
};

describe('Tabs', () => {
  test('show the panel of the tab that is clicked, and no other', async () => {
    const onChange = jest.fn();
    const user = userEvent.setup();
    render(<Tabs label="Device" tabs={tabs} onChange={onChange} />);
    expect(screen.getByRole('tablist', { name: 'Device' })).toBeVisible();
    expectSelected('Phone', 'For the pocket.');
    await user.click(tab('Desktop'));
    expectSelected('Desktop', 'For the desk.');
    expect(screen.queryByText('For the pocket.')).not.toBeInTheDocument();
    expect(onChange.mock.calls).toEqual([['desktop']]);
  });

  test.each([
    ['{ArrowRight}', 'Tablet', 'For the sofa.'],
    ['{End}', 'Desktop', 'For the desk.'],
    ['{End}{Home}', 'Phone', 'For the pocket.'],
    ['{ArrowLeft}', 'Desktop', 'For the desk.'],
    ['{End}{ArrowRight}', 'Phone', 'For the pocket.'],
  ])('select with %s the tab %s', async (keys, title, text) => {
    const user = userEvent.setup();
    render(<Tabs label="Device" tabs={tabs} />);
    await user.tab();
    await user.keyboard(keys);
    expect(tab(title)).toHaveFocus();
    expectSelected(title, text);
  });

  test('are one tab stop, before their panel', async () => {
    const user = userEvent.setup();
    render(<Tabs label="Device" tabs={tabs} />);
    await user.click(tab('Tablet'));
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
    await user.tab({ shift: true });
    expect(tab('Tablet')).toHaveFocus();
  });

  test('show the tab of the value prop', async () => {
    const user = userEvent.setup();
    const Controlled = () => {
      const [value, setValue] = useState('desktop');
      return (
        <>
          <Tabs label="Device" tabs={tabs} value={value} />
          <button type="button" onClick={() => setValue('tablet')} />
        </>
      );
    };
    render(<Controlled />);
    await user.click(tab('Phone'));
    expectSelected('Desktop', 'For the desk.');
    await user.click(screen.getByRole('button'));
    expectSelected('Tablet', 'For the sofa.');
  });
});
