import fc from 'fast-check';
import { Driver, scripted, tryEverything } from '../machine/world.fixture';
import { figuresOf } from './figures';
import type { LeadsEvent } from './leads-machine';
import { leadsMachine } from './leads-machine';

const samples = Array.from({ length: 7 }, (_, index) => ({
  name: `Name ${index}`,
  email: `${index}@firm.example`,
  company: `Firm ${index}`,
  source: 'Website form',
}));
const [sample] = samples;

const leads = (random?: () => number) =>
  new Driver(leadsMachine(samples), random);

const GENERATE: LeadsEvent = { type: 'generate' };

test('starts empty and waits for nothing', () => {
  const driver = leads();
  expect(driver.state.leads).toEqual([]);
  expect(driver.isWaiting).toBe(false);
});

test('generates for 1,999 ms; at 2,000 ms there is a new lead', () => {
  const driver = leads();
  driver.send(10, GENERATE);
  expect(driver.at(2009)).toMatchObject({ leads: [] });
  expect(driver.state.generatingSince).toBeDefined();
  driver.at(2010);
  expect(driver.state.generatingSince).toBeUndefined();
  expect(driver.state.leads).toEqual([
    { ...sample, id: 1, score: 70, status: 'new' },
  ]);
});

test('the highest score is 99', () => {
  const driver = leads(scripted(0, 0.9999));
  driver.send(0, GENERATE);
  expect(driver.at(2000).leads).toMatchObject([{ score: 99 }]);
});

test('while one is generated another press means nothing', () => {
  const driver = leads();
  const generating = driver.send(0, GENERATE);
  expect(driver.send(1500, GENERATE)).toBe(generating);
  expect(driver.at(60_000).leads).toHaveLength(1);
});

test('five are kept, the newest on top, and none is there twice', () => {
  const driver = leads();
  for (let count = 0; count < 5; count++) driver.send(count * 2000, GENERATE);
  expect(driver.at(10_000).leads.map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
  driver.send(10_000, GENERATE);
  driver.at(12_000);
  expect(driver.state.leads.map(({ id }) => id)).toEqual([6, 5, 4, 3, 2]);
  expect(new Set(driver.state.leads.map(({ email }) => email)).size).toBe(5);
});

test('with too few samples one comes again', () => {
  const driver = new Driver(leadsMachine(samples.slice(0, 1)));
  driver.send(0, GENERATE);
  driver.send(2000, GENERATE);
  expect(driver.at(4000).leads).toHaveLength(2);
});

test('qualifying is for new leads', () => {
  const driver = leads();
  driver.send(0, GENERATE);
  driver.send(2000, GENERATE);
  driver.send(2500, { type: 'qualify', id: 1 });
  // Goes on generating all the same.
  driver.at(4000);
  expect(driver.state.leads.map(({ status }) => status)).toEqual([
    'new',
    'qualified',
  ]);
  const before = driver.state;
  expect(driver.send(4000, { type: 'qualify', id: 1 })).toBe(before);
  expect(driver.send(4000, { type: 'qualify', id: 9 })).toBe(before);
  expect(figuresOf(before.leads)).toEqual({ total: 2, qualified: 1, rate: 50 });
});

test('starting over ends what is generated and uses no id again', () => {
  const driver = leads();
  driver.send(0, GENERATE);
  driver.send(2000, GENERATE);
  driver.send(3000, { type: 'restart' });
  expect(driver.at(10_000).leads).toEqual([]);
  expect(driver.isWaiting).toBe(false);
  driver.send(10_000, GENERATE);
  expect(driver.at(12_000).leads.map(({ id }) => id)).toEqual([2]);
});

test('whatever is pressed and whenever: five at most, ids unique, scores and rate right, nobody contacted', () => {
  const event = fc.oneof(
    { weight: 3, arbitrary: fc.constant<LeadsEvent>({ type: 'generate' }) },
    fc.constant<LeadsEvent>({ type: 'arrive' }),
    fc.record({ type: fc.constant('qualify' as const), id: fc.nat(12) }),
    fc.constant<LeadsEvent>({ type: 'restart' }),
  );
  tryEverything(leads, event, 5000, ({ leads: list, nextId }) => {
    const qualified = list.filter((lead) => lead.status === 'qualified');
    const [q, t] = [qualified.length, list.length];
    expect(t).toBeLessThanOrEqual(5);
    expect(new Set(list.map(({ id }) => id)).size).toBe(t);
    expect(new Set(list.map(({ email }) => email)).size).toBe(t);
    expect(figuresOf(list)).toEqual({
      total: t,
      qualified: q,
      rate: t === 0 ? 0 : Math.round((100 * q) / t),
    });
    for (const { id, score, status } of list) {
      expect(id).toBeLessThan(nextId);
      expect(Number.isInteger(score)).toBe(true);
      expect(score).toBeGreaterThanOrEqual(70);
      expect(score).toBeLessThanOrEqual(99);
      expect(status).not.toBe('contacted');
    }
  });
});
