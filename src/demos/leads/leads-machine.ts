import { type Machine, MAX_ITEMS, pickRandom, randomInteger } from '../machine';

const LEAD_DELAY_MS = 2_000;
/** The lowest and the highest score of a lead. */
const SCORES = [70, 99] as const;
/** The lowest scores that are called high and medium. */
const HIGH_FROM = 90;
const MEDIUM_FROM = 70;

interface SampleLead {
  name: string;
  email: string;
  company: string;
  source: string;
}

/** No event may set "contacted", but it can be shown (SPEC.md section 4). */
export interface Lead extends SampleLead {
  id: number;
  /** An integer from 70 to 99. */
  score: number;
  status: 'new' | 'qualified' | 'contacted';
}

interface LeadsState {
  /** The leads, newest first. */
  leads: readonly Lead[];
  /** Set while a lead is generated, in ms since 1970. */
  generatingSince?: number;
  lastChange?: { kind: 'arrived' | 'qualified'; lead: Lead };
  nextId: number;
}

export type LeadsEvent =
  { type: 'generate' } | { type: 'arrive' } | { type: 'qualify'; id: number };

/** One lead at a time; keeps the newest five. */
export function leadsMachine(
  samples: readonly SampleLead[],
): Machine<LeadsState, LeadsEvent> {
  return {
    initialState: () => ({ leads: [], nextId: 1 }),

    reduce(state, event, { now, random }) {
      const { leads, generatingSince, nextId } = state;
      switch (event.type) {
        case 'generate':
          return generatingSince === undefined
            ? { leads, nextId, generatingSince: now }
            : state;
        case 'arrive': {
          if (generatingSince === undefined) return state;
          // Prefers samples that are not in the list.
          const unseen = samples.filter(
            ({ email }) => !leads.some((lead) => lead.email === email),
          );
          const lead: Lead = {
            ...pickRandom(random, unseen.length > 0 ? unseen : samples),
            id: nextId,
            score: randomInteger(random, ...SCORES),
            status: 'new',
          };
          return {
            leads: [lead, ...leads].slice(0, MAX_ITEMS),
            nextId: nextId + 1,
            lastChange: { kind: 'arrived', lead },
          };
        }
        case 'qualify': {
          const found = leads.find(
            ({ id, status }) => id === event.id && status === 'new',
          );
          if (!found) return state;
          const lead: Lead = { ...found, status: 'qualified' };
          return {
            ...state,
            leads: leads.map((each) => (each === found ? lead : each)),
            lastChange: { kind: 'qualified', lead },
          };
        }
      }
    },

    nextTimer({ generatingSince }) {
      return generatingSince === undefined
        ? undefined
        : { at: generatingSince + LEAD_DELAY_MS, event: { type: 'arrive' } };
    },
  };
}

/** The figures above the list. The rate is an integer percentage, 0 without leads. */
export function leadStats(leads: readonly Pick<Lead, 'status'>[]) {
  const total = leads.length;
  const qualified = leads.filter(({ status }) => status === 'qualified').length;
  const rate = total === 0 ? 0 : Math.round((100 * qualified) / total);
  return { total, qualified, rate };
}

/** A score's band and its colour family: green, yellow or red. */
export function scoreBand(score: number) {
  if (score >= HIGH_FROM) return { band: 'high', colour: 'emerald' };
  if (score >= MEDIUM_FROM) return { band: 'medium', colour: 'amber' };
  return { band: 'low', colour: 'rose' };
}

/** The last change as a sentence, for screen readers. */
export function leadsAnnouncement(change: LeadsState['lastChange']): string {
  if (!change) return '';
  const { name, score } = change.lead;
  return change.kind === 'arrived'
    ? `New lead: ${name}, score ${score}.`
    : `${name} is now qualified.`;
}
