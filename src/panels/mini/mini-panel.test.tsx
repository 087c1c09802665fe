import { render } from '@testing-library/react';
import type { MiniPanelData } from '../../content/schemas/panels/mini-panel';
import { asMini } from '../../content/from-graphql';
import { MiniPanel } from './mini-panel';

const full = {
  name: 'Ann Lee',
  channel: 'Text message',
  dialogue: [{ speaker: 'customer' as const, text: 'Are you open?' }],
  icon: 'star' as const,
  title: 'A title',
  text: 'Some words',
  time: '09:41',
  day: 'Wed',
  date: '15',
  source: 'Google',
  rating: 4,
  amount: '£240',
  status: 'Paid',
  facts: [{ label: 'Wants', value: 'A repair' }],
  threads: [
    {
      channel: 'SMS',
      address: '07700 900999',
      dialogue: [{ speaker: 'customer', text: 'Is it open?' }],
    },
  ],
  branches: [
    { answer: 'Yes', step: 'Say thanks' },
    { answer: 'No', step: 'Ring' },
  ],
  others: [{ label: '9am', value: 'Service' }],
  choices: ['9am', '10am'],
  chosen: '10am',
  note: 'Some news',
  draft: 'Thanks',
  reviews: [{ name: 'Ann Lee', source: 'Google', rating: 4 }],
};

const person = { name: full.name, note: full.note, facts: full.facts };
const message = { title: 'Open?', text: 'Today' };
const entry = { icon: full.icon, title: 'Call', text: 'Wants', time: '2 May' };

const shown: Record<MiniPanelData['kind'], string> = {
  appointment: 'Wed15A title09:41Some words9amService',
  branches: 'If A titleYesSay thanksNoRing',
  phone: 'Ann Lee Some newsAre you open?Thanks',
  channels: 'Ann Lee Some newsSMS07700 900999Is it open?',
  choices: 'A title9am10am',
  facts: 'A titleWantsA repair',
  messages: 'Ann Lee Text messageAre you open?',
  notice: 'A title09:41Some words',
  payment: 'A title£240Paid',
  record: 'Ann Lee Some newsWantsA repair2 MayCallWantsOpen?TodayReply',
  review: 'Some wordsAnn Lee Google',
  reviews: 'Ann Lee Google',
};

test.each(Object.entries(shown))('a mini panel of kind %s', (kind, text) => {
  const { container } = render(
    <MiniPanel
      mini={asMini({ ...full, person, entries: [entry], message, kind })}
    />,
  );
  expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
  expect(container).toHaveTextContent(text);
});
