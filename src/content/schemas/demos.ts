import { z } from 'zod';
import { field, namedObject } from './builders';
import { email, text } from './fields';

// data/demos.json: what the three interactive demos of the home page say (SPEC.md sections 3, 4 and 9).

const chat = namedObject('ChatDemo', {
  title: field(text, 'The heading of the demo.', 'AI Chat Assistant'),
  text: field(
    text,
    'The sentence under the heading.',
    'Ask about prices or an appointment.',
  ),
  greeting: field(
    text,
    'The first message.',
    'Hello, I am the Larkfield assistant.',
  ),
  suggestions: field(
    text,
    'What stands before the questions to choose from.',
    'Not sure what to ask?',
  ),
  prompts: field(
    z.array(text).min(1, 'at least one prompt'),
    'Questions to choose from.',
    ['How much does it cost?'],
  ),
  replies: field(
    z
      .array(
        namedObject('ChatReply', {
          keywords: field(
            z.array(text).min(1, 'at least one keyword'),
            'Words that this replies to, in small letters.',
            ['price', 'cost'],
          ),
          reply: field(
            text,
            'What is replied.',
            'We have plans from $99/month.',
          ),
        }),
      )
      .min(1, 'at least one reply'),
    'The replies. The first whose keyword stands in a message answers it.',
  ),
  fallback: field(
    text,
    'The reply when no keyword is found.',
    'That is one for a specialist. Shall I connect you?',
  ),
});

const leads = namedObject('LeadsDemo', {
  title: field(text, 'The heading of the demo.', 'Lead Generation'),
  text: field(
    text,
    'The sentence under the heading.',
    'Generate a lead and see how it scores.',
  ),
  analysing: field(
    text,
    'What is said while a lead is made.',
    'Analysing sources…',
  ),
  empty: field(
    text,
    'What stands in the list while it is empty.',
    'No leads yet.',
  ),
  samples: field(
    z
      .array(
        namedObject('LeadSample', {
          name: field(text, 'The person.', 'Fiona Geddes'),
          email: field(
            email,
            'Their invented mailbox.',
            'fiona@geddesoptical.example',
          ),
          company: field(
            text,
            'Their firm and its town.',
            'Geddes Optical, Perth',
          ),
          source: field(text, 'Where the lead came from.', 'Website form'),
        }),
      )
      .min(1, 'at least one sample'),
    'The leads that are drawn from.',
  ),
});

const calls = namedObject('CallsDemo', {
  title: field(text, 'The heading of the demo.', 'Smart Call AI'),
  text: field(
    text,
    'The sentence under the heading.',
    'Start a sample call to a plumbing firm.',
  ),
  idle: field(
    text,
    'What is said while nobody rings.',
    'Nobody is on the line.',
  ),
  empty: field(
    text,
    'What stands in the list while it is empty.',
    'No records yet.',
  ),
  callers: field(
    z.array(text).length(5, 'five callers'),
    'The five callers that are drawn from.',
    [
      'Margaret Ibbotson',
      'Emre Kaplan',
      'Chloe Hargreave',
      'Desmond Campbell',
      'Anjali Rao',
    ],
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
    z
      .array(
        namedObject('CallSummary', {
          outcome: field(
            z.enum(['appointment', 'qualified', 'information', 'callback']),
            'How the call ended.',
            'appointment',
          ),
          summary: field(
            text,
            'What is noted.',
            'Visit booked for Thursday at 9am.',
          ),
        }),
      )
      .length(4, 'a summary for each of the four outcomes'),
    'What is noted of a call, for each of the four outcomes.',
  ),
});

export const demos = z.strictObject({
  chat: field(chat, 'The first tab.'),
  leads: field(leads, 'The second tab.'),
  calls: field(calls, 'The third tab.'),
});
