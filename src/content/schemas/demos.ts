import { z } from 'zod';
import {
  field,
  listOf,
  nonEmptyText,
  object,
  objects,
  objectType,
  prose,
  proseItem,
  text,
  texts,
  titleAndText,
} from './builders';
import { email } from './fields';

const callSummary = objectType('CallSummary', {
  outcome: field(
    z.enum(['appointment', 'qualified', 'information', 'callback']),
    'How the call ended.',
    'appointment',
  ),
  summary: prose('What is noted.', 'Visit booked for Thursday at 9am.'),
});

export type CallOutcome = z.infer<typeof callSummary>['outcome'];

const leadSample = objectType('LeadSample', {
  name: text('The person.', 'Fiona Geddes'),
  email: field(email, 'Their invented mailbox.', 'fiona@geddes.example'),
  company: text('Their firm and its town.', 'Geddes Optical, Perth'),
  source: text('Where the lead came from.', 'Website form'),
});

const initialLead = objectType('InitialLead', {
  ...leadSample.shape,
  score: field(z.int().min(70).max(99), 'From 70 to 99.', 82),
  status: field(
    z.enum(['new', 'qualified', 'contacted']),
    'Whether somebody has dealt with it.',
    'contacted',
  ),
});

/** data/demos.json: the texts of the three interactive demos of the home page. */
export const demos = z.strictObject({
  chat: object('ChatDemo', 'The first tab.', {
    ...titleAndText('AI Chat Assistant', 'Ask about prices or an appointment.'),
    greeting: prose('The first message.', 'Hello, I am your assistant.'),
    suggestions: text('The words before the prompts.', 'Try one of these:'),
    prompts: texts('prompt', 'Questions to choose.', 'How much does it cost?'),
    replies: objects(
      'ChatReply',
      'reply',
      'The replies. The first whose keyword occurs in a message answers it.',
      {
        keywords: texts('keyword', 'What it answers, in lower case.', 'price'),
        reply: prose('What is replied.', 'We have plans from $99/month.'),
      },
    ),
    fallback: prose('The reply when none is found.', 'Shall I connect you?'),
  }),
  leads: object('LeadsDemo', 'The second tab.', {
    ...titleAndText(
      'Lead Generation',
      'Generate a lead and see how it scores.',
    ),
    analysing: text('Shown while a lead is made.', 'Analysing sources…'),
    // Nothing in the demo makes a lead "contacted", so one of these is.
    initial: field(
      z
        .array(initialLead)
        .min(2, 'two or three leads')
        .max(3, 'two or three leads')
        .refine(
          (leads) => leads.some(({ status }) => status === 'contacted'),
          'one lead that is "contacted"',
        ),
      'Two or three leads that the list starts with, newest first; one is "contacted".',
    ),
    samples: listOf(leadSample, 'sample', 'The leads that are drawn from.'),
  }),
  calls: object('CallsDemo', 'The third tab.', {
    ...titleAndText('Smart Call AI', 'Start a sample call to a plumbing firm.'),
    idle: text('What is said while nobody rings.', 'Nobody is on the line.'),
    empty: text('What an empty list says.', 'No records yet.'),
    callers: field(
      z.array(nonEmptyText).length(5, 'five callers'),
      'The five callers that are drawn from.',
      ['Meg Hale', 'Emre Kaplan', 'Chloe Fox', 'Desmond Bell', 'Anjali Rao'],
    ),
    // A line for each of CALL_STEPS_MS in src/demos/calls/use-calls.ts.
    script: field(
      z.array(proseItem).length(5, 'five lines'),
      'The assistant’s five lines, in order.',
      [
        'Hello, how can I help?',
        'Is any water coming out?',
        'May I have your postcode?',
        'Would you like a visit?',
        'Thank you. Goodbye.',
      ],
    ),
    summaries: field(
      z.array(callSummary).length(4, 'a summary for each of the four outcomes'),
      'What is noted of a call, for each of the four outcomes.',
    ),
  }),
});
