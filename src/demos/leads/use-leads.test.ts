import { act, renderHook } from '@testing-library/react';
import { fakeClock, pass, randomSequence } from '../clock.fixture';
import { leadStats, scoreBand, useLeads } from './use-leads';

const samples = Array.from({ length: 7 }, (_, index) => ({
  name: `Name ${index}`,
  email: `${index}@firm.example`,
  company: `Firm ${index}`,
  source: 'Website form',
}));

fakeClock();

function startLeads(
  content: Partial<Parameters<typeof useLeads>[0]> = {},
  random = randomSequence(),
) {
  const { result } = renderHook(() =>
    useLeads({ initial: [], samples, ...content }, random),
  );
  const generate = () => act(() => result.current.generate());
  const generateSeveral = (count: number) => {
    for (let each = 0; each < count; each++) {
      generate();
      pass(2000);
    }
  };
  return { result, generate, generateSeveral };
}

test.each([
  [0, 70],
  [0.9999, 99],
])('adds a new lead after 2,000 ms (random score %d: %i)', (second, score) => {
  const { result, generate } = startLeads({}, randomSequence(0, second));
  generate();
  pass(1999);
  expect(result.current).toMatchObject({ leads: [], isGenerating: true });
  pass(1);
  expect(result.current).toMatchObject({
    leads: [{ ...samples[0], id: 1, score, status: 'new' }],
    isGenerating: false,
  });
});

test('ignores another press while it generates', () => {
  const { result, generate } = startLeads();
  generate();
  pass(1500);
  generate();
  pass(500);
  expect(result.current.leads).toHaveLength(1);
  pass(2000);
  expect(result.current.leads).toHaveLength(1);
});

test('starts with the initial leads, and keeps the newest five, newest first', () => {
  const initial = ['new', 'contacted', 'qualified'].map((status, index) => ({
    name: status,
    email: `${status}@firm.example`,
    company: 'Firm',
    source: 'Referral',
    score: 80 + index,
    status,
  }));
  const { result, generateSeveral } = startLeads({ initial });
  const listed = () =>
    result.current.leads.map(({ id, status }) => `${id} ${status}`);
  expect(listed()).toEqual(['3 new', '2 contacted', '1 qualified']);
  generateSeveral(3);
  expect(listed()).toEqual([
    ...['6 new', '5 new', '4 new', '3 new', '2 contacted'],
  ]);
});

test('repeats a sample when there is no other', () => {
  const { result, generateSeveral } = startLeads({
    samples: samples.slice(0, 1),
  });
  generateSeveral(2);
  expect(result.current.leads).toHaveLength(2);
});

test('qualifies leads, also while it generates, and several before the next render', () => {
  const { result, generate, generateSeveral } = startLeads();
  generateSeveral(3);
  generate();
  pass(500);
  act(() => {
    for (const lead of result.current.leads.slice(1))
      result.current.qualify(lead);
  });
  pass(1500);
  expect(result.current.leads.map(({ status }) => status)).toEqual([
    ...['new', 'new', 'qualified', 'qualified'],
  ]);
});

test.each([
  [0, 0, 0],
  [0, 5, 0],
  [1, 3, 33],
  [2, 3, 67],
  [5, 5, 100],
  // 12.5 % is rounded up.
  [1, 8, 13],
  [29, 200, 15],
  [1, 201, 0],
])('%i qualified of %i are %i%%', (qualified, total, rate) => {
  const leads = Array.from({ length: total }, (_, index) => ({
    status: index < qualified ? ('qualified' as const) : ('contacted' as const),
  }));
  expect(leadStats(leads)).toEqual({ total, qualified, rate });
});

test.each([
  [69, 'low'],
  [70, 'medium'],
  [89, 'medium'],
  [90, 'high'],
])('a score of %i is %s', (score, band) => {
  expect(scoreBand(score)).toBe(band);
});
