import { z } from 'zod';
import { field, listOf, namedObject } from './builders';
import { email, text } from './fields';
import { heading, lead, words } from './shared-fields';

// data/demos.json: the texts of the three interactive demos of the home page (SPEC.md sections 3, 4 and 9).

const chatReply = namedObject('ChatReply', {
  keywords: listOf(
    text,
    'keyword',
    'Words that this replies to, in small letters.',
    ['price', 'cost'],
  ),
  reply: words('What is replied.', 'We have plans from $99/month.'),
});

const chat = namedObject('ChatDemo', {
  title: heading('AI Chat Assistant'),
  text: lead('Ask about prices or an appointment.'),
  greeting: words('The first message.', 'Hello, I am your assistant.'),
  suggestions: words('The words before the prompts.', 'Try one of these:'),
  prompts: listOf(text, 'prompt', 'Questions to choose.', [
    'How much does it cost?',
  ]),
  replies: listOf(
    chatReply,
    'reply',
    'The replies. The first whose keyword stands in a message answers it.',
  ),
  fallback: words(
    'The reply when no keyword is found.',
    'That is one for a specialist. Shall I connect you?',
  ),
});

const leadSample = namedObject('LeadSample', {
  name: words('The person.', 'Fiona Geddes'),
  email: field(email, 'Their invented mailbox.', 'fiona@geddes.example'),
  company: words('Their firm and its town.', 'Geddes Optical, Perth'),
  source: words('Where the lead came from.', 'Website form'),
});

const leads = namedObject('LeadsDemo', {
  title: heading('Lead Generation'),
  text: lead('Generate a lead and see how it scores.'),
  analysing: words('What is said while a lead is made.', 'Analysing sources…'),
  empty: words('What an empty list says.', 'No leads yet.'),
  samples: listOf(leadSample, 'sample', 'The leads that are drawn from.'),
});

const callSummary = namedObject('CallSummary', {
  outcome: field(
    z.enum(['appointment', 'qualified', 'information', 'callback']),
    'How the call ended.',
    'appointment',
  ),
  summary: words('What is noted.', 'Visit booked for Thursday at 9am.'),
});

const calls = namedObject('CallsDemo', {
  title: heading('Smart Call AI'),
  text: lead('Start a sample call to a plumbing firm.'),
  idle: words('What is said while nobody rings.', 'Nobody is on the line.'),
  empty: words('What an empty list says.', 'No records yet.'),
  callers: field(
    z.array(text).length(5, 'five callers'),
    'The five callers that are drawn from.',
    ['Meg Hale', 'Emre Kaplan', 'Chloe Fox', 'Desmond Bell', 'Anjali Rao'],
  ),
  script: field(
    z.array(text).length(5, 'five lines'),
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
});

export const demos = z.strictObject({
  chat: field(chat, 'The first tab.'),
  leads: field(leads, 'The second tab.'),
  calls: field(calls, 'The third tab.'),
});
