import { z } from 'zod';
import { email, text } from './fields';
import { namedObject } from './graphql-names';

// data/demos.json: what the three interactive demos of the home page say (SPEC.md sections 3, 4 and 9).

const chat = namedObject('ChatDemo', {
  title: text,
  text,
  greeting: text,
  suggestions: text,
  prompts: z.array(text).min(1, 'at least one prompt'),
  replies: z
    .array(
      namedObject('ChatReply', {
        keywords: z.array(text).min(1, 'at least one keyword'),
        reply: text,
      }),
    )
    .min(1, 'at least one reply'),
  fallback: text,
});

const leads = namedObject('LeadsDemo', {
  title: text,
  text,
  analysing: text,
  empty: text,
  samples: z
    .array(
      namedObject('LeadSample', {
        name: text,
        email,
        company: text,
        source: text,
      }),
    )
    .min(1, 'at least one sample'),
});

const calls = namedObject('CallsDemo', {
  title: text,
  text,
  idle: text,
  empty: text,
  callers: z.array(text).length(5, 'five callers'),
  script: z.array(text).length(5, 'five lines'),
  summaries: z
    .array(
      namedObject('CallSummary', {
        outcome: z.enum([
          'appointment',
          'qualified',
          'information',
          'callback',
        ]),
        summary: text,
      }),
    )
    .length(4, 'a summary for each of the four outcomes'),
});

/** data/demos.json. */
export const demos = z.strictObject({ chat, leads, calls });
