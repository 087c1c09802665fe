import { renderWithTheme } from '../../../tools/jest/render';
import { miniPanel } from '../../content/schemas/product/mini-panel';
import { MiniPanel } from './mini-panel';
import { miniOf } from './mini-panel.fixture';

const full = {
  name: 'Ann Lee',
  channel: 'Text message',
  dialogue: [{ speaker: 'customer', text: 'Are you open?', time: '09:41' }],
  icon: 'star',
  title: 'A title',
  text: 'Some words',
  time: '09:41',
  day: 'Wed',
  date: '15',
  source: 'Google',
  rating: 4,
  amount: '£240',
  status: 'Paid',
  steps: ['Wait', 'Ask again'],
  facts: [{ label: 'Wants', value: 'A repair' }],
  bars: [{ label: 'Ads', value: 3, shown: '3 jobs' }],
  choices: ['9am', '10am'],
  chosen: '10am',
};

test.each(miniPanel.options.map(({ shape }) => shape))(
  'a mini panel shows every text of its kind',
  ({ kind, ...fields }) => {
    const mini = miniOf({ ...full, kind: kind.value });
    const { container } = renderWithTheme(<MiniPanel mini={mini} />);
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
    for (const name of Object.keys(fields)) {
      const value = mini[name as keyof typeof mini];
      if (typeof value === 'string' && name !== 'icon')
        expect(container).toHaveTextContent(value);
    }
    expect(container).not.toBeEmptyDOMElement();
  },
);

test('an unknown kind is named', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() =>
    renderWithTheme(<MiniPanel mini={miniOf({ kind: 'film' })} />),
  ).toThrow('film');
});
