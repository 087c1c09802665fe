import {
  HIGHEST_SCORE,
  LEAD_DELAY_MS,
  LIST_CAP,
  LOWEST_SCORE,
} from '../constants';
import type { Machine, World } from '../machine/machine';
import { oneOf, wholeNumber } from '../machine/random';

/** What is known of an enquirer before it is scored. */
export interface Sample {
  name: string;
  email: string;
  company: string;
  source: string;
}

/** One lead (SPEC.md section 3, "Demo lead"). Nothing here makes a lead "contacted"; it would be shown. */
export interface Lead extends Sample {
  id: number;
  /** A whole number, 70 to 99. */
  score: number;
  status: 'new' | 'qualified' | 'contacted';
}

export interface LeadsState {
  /** Newest first. */
  leads: readonly Lead[];
  /** Since when an enquiry is analysed, in ms since 1970. */
  generatingSince?: number;
  /** What happened last, to be announced. */
  news?: { kind: 'arrived' | 'qualified'; lead: Lead } | { kind: 'restarted' };
  nextId: number;
}

export type LeadsEvent =
  | { type: 'generate' }
  | { type: 'arrive' }
  | { type: 'qualify'; id: number }
  | { type: 'restart' };

/** Lead generation: one enquiry at a time, 2 s each, the newest five kept (SPEC.md section 4). */
export function leadsMachine(
  samples: readonly Sample[],
): Machine<LeadsState, LeadsEvent> {
  return {
    start: () => ({ leads: [], nextId: 1 }),

    reduce(state, event, { now, random }) {
      const { leads, generatingSince, nextId } = state;
      switch (event.type) {
        case 'generate':
          return generatingSince === undefined
            ? { leads, nextId, generatingSince: now }
            : state;
        case 'arrive': {
          if (generatingSince === undefined) return state;
          const lead = newLead(nextId, samples, leads, random);
          return {
            leads: [lead, ...leads].slice(0, LIST_CAP),
            nextId: nextId + 1,
            news: { kind: 'arrived', lead },
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
            news: { kind: 'qualified', lead },
          };
        }
        case 'restart':
          // Identifiers go on, so that none is ever used twice.
          return { leads: [], nextId, news: { kind: 'restarted' } };
      }
    },

    nextTimer({ generatingSince }) {
      return generatingSince === undefined
        ? undefined
        : { at: generatingSince + LEAD_DELAY_MS, event: { type: 'arrive' } };
    },
  };
}

/** One of the samples with a score; one that is not in the list, as long as there is one. */
function newLead(
  id: number,
  samples: readonly Sample[],
  listed: readonly Lead[],
  random: World['random'],
): Lead {
  const emails = new Set(listed.map(({ email }) => email));
  const unseen = samples.filter(({ email }) => !emails.has(email));
  return {
    ...oneOf(random, unseen.length > 0 ? unseen : samples),
    id,
    score: wholeNumber(random, LOWEST_SCORE, HIGHEST_SCORE),
    status: 'new',
  };
}
