import { useEffect, useState } from 'react';
import { pickRandom, type Random, randomInteger, withNewest } from '../samples';

const LEAD_DELAY_MS = 2_000;
/** The lowest and the highest score of a lead. */
const SCORES = [70, 99] as const;
/** The lowest scores that are called high and medium. */
const HIGH_FROM = 90;
const MEDIUM_FROM = 70;

type LeadsContent = Queries.DemosFieldsFragment['leads'];

type SampleLead = LeadsContent['samples'][number];

/** Its status is "new", "qualified" or "contacted", which nothing here sets. */
export type Lead = LeadsContent['initial'][number] & { id: number };

/** Generates one lead at a time; keeps the newest five, newest first. */
export function useLeads(
  { initial, samples }: Pick<LeadsContent, 'initial' | 'samples'>,
  random: Random = Math.random,
) {
  const [leads, setLeads] = useState<readonly Lead[]>(() =>
    initial.map((lead, index) => ({ ...lead, id: initial.length - index })),
  );
  /** In ms since 1970, while a lead is generated. */
  const [generatingSince, setGeneratingSince] = useState<number>();
  /** A sentence for screen readers. */
  const [lastChange, setLastChange] = useState('');

  useEffect(() => {
    if (generatingSince === undefined) return;
    const timer = setTimeout(
      () => {
        const lead = newLead(random, samples, leads);
        setLeads((former) => withNewest(lead, former));
        setLastChange(`New lead: ${lead.name}, score ${lead.score}.`);
        setGeneratingSince(undefined);
      },
      generatingSince + LEAD_DELAY_MS - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [generatingSince, leads, samples, random]);

  function generate() {
    const now = Date.now();
    setGeneratingSince((former) => former ?? now);
  }

  function qualify(lead: Lead) {
    setLeads((former) =>
      former.map((each) =>
        each === lead ? { ...lead, status: 'qualified' } : each,
      ),
    );
    setLastChange(`${lead.name} is now qualified.`);
  }

  const isGenerating = generatingSince !== undefined;
  return { leads, isGenerating, lastChange, generate, qualify };
}

/** A random sample, one that is not in the list if there is any. */
function newLead(
  random: Random,
  samples: readonly SampleLead[],
  leads: readonly Lead[],
): Lead {
  const unseen = samples.filter(
    ({ email }) => !leads.some((lead) => lead.email === email),
  );
  return {
    ...pickRandom(random, unseen.length > 0 ? unseen : samples),
    id: (leads[0]?.id ?? 0) + 1,
    score: randomInteger(random, ...SCORES),
    status: 'new',
  };
}

/** The figures above the list. The rate is an integer percentage, 0 without leads. */
export function leadStats(leads: readonly Pick<Lead, 'status'>[]) {
  const total = leads.length;
  const qualified = leads.filter(({ status }) => status === 'qualified').length;
  const rate = total === 0 ? 0 : Math.round((100 * qualified) / total);
  return { total, qualified, rate };
}

export function scoreBand(score: number) {
  if (score >= HIGH_FROM) return 'high';
  return score >= MEDIUM_FROM ? 'medium' : 'low';
}
