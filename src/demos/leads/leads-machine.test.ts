import { MachineDriver, randomSequence } from '../machine.fixture';
import {
  type LeadsEvent,
  leadsMachine,
  leadStats,
  scoreBand,
} from './leads-machine';

const samples = Array.from({ length: 7 }, (_, index) => ({
  name: `Name ${index}`,
  email: `${index}@firm.example`,
  company: `Firm ${index}`,
  source: 'Website form',
}));

const startLeads = (random?: () => number) =>
  new MachineDriver(leadsMachine(samples), random);

const GENERATE: LeadsEvent = { type: 'generate' };

test.each([
  [0, 70],
  [0.9999, 99],
])('adds a new lead after 2,000 ms (random score %d: %i)', (random, score) => {
  const driver = startLeads(randomSequence(0, random));
  driver.send(10, GENERATE);
  expect(driver.at(2009).leads).toEqual([]);
  expect(driver.state.generatingSince).toBeDefined();
  expect(driver.at(2010).leads).toEqual([
    { ...samples[0], id: 1, score, status: 'new' },
  ]);
  expect(driver.state.generatingSince).toBeUndefined();
});

test('ignores another press while it generates', () => {
  const driver = startLeads();
  const generating = driver.send(0, GENERATE);
  expect(driver.send(1500, GENERATE)).toBe(generating);
});

test('keeps the newest five leads, newest first', () => {
  const driver = startLeads();
  for (let count = 0; count < 6; count++) driver.send(count * 2000, GENERATE);
  expect(driver.at(12_000).leads.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2]);
});

test('repeats a sample when there is no other', () => {
  const driver = new MachineDriver(leadsMachine(samples.slice(0, 1)));
  for (const ms of [0, 2000]) driver.send(ms, GENERATE);
  expect(driver.at(4000).leads).toHaveLength(2);
});

test('qualifies new leads only, also while it generates', () => {
  const driver = startLeads();
  for (const ms of [0, 2000]) driver.send(ms, GENERATE);
  driver.send(2500, { type: 'qualify', id: 1 });
  const before = driver.at(4000);
  expect(before.leads.map(({ status }) => status)).toEqual([
    'new',
    'qualified',
  ]);
  expect(driver.send(4000, { type: 'qualify', id: 1 })).toBe(before);
  expect(driver.send(4000, { type: 'qualify', id: 9 })).toBe(before);
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
  [69, 'rose'],
  [70, 'amber'],
  [89, 'amber'],
  [90, 'emerald'],
])('a score of %i is %s', (score, colour) => {
  expect(scoreBand(score).colour).toBe(colour);
});
