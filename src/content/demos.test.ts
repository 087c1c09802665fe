/** @jest-environment node */
import { demos } from './demos';
import { complaints, only, repositoryContent } from './test-support';

const value = only(repositoryContent().Demos);
const { callers, script, summaries } = value.calls;

test.each([
  ['callers', callers.slice(1), 'five callers'],
  ['callers', [...callers, 'A sixth'], 'five callers'],
  ['script', script.slice(1), 'five lines'],
  ['script', [...script, 'A sixth'], 'five lines'],
  ['summaries', summaries.slice(1), 'a summary for each of the four outcomes'],
])('calls.%s: %j is refused', (field, wrong, expected) => {
  const calls = { ...value.calls, [field]: wrong };
  expect(complaints(demos, { ...value, calls })).toEqual([
    `calls.${field}: ${expected}`,
  ]);
});

test('a summary belongs to an outcome of SPEC.md section 3', () => {
  const wrong = { outcome: 'voicemail', summary: 'Words' };
  const calls = { ...value.calls, summaries: [wrong, ...summaries.slice(1)] };
  expect(complaints(demos, { ...value, calls })).toEqual([
    'calls.summaries[0].outcome: one of "appointment", "qualified", "information", "callback"',
  ]);
});

test.each([
  [{ keywords: [], reply: 'Words' }, 'keywords: at least one keyword'],
  [{ keywords: [''], reply: 'Words' }, 'keywords[0]: text that is not empty'],
  [{ keywords: ['help'] }, 'reply: text'],
])('the chat reply %j is refused', (reply, complaint) => {
  const chat = { ...value.chat, replies: [reply] };
  expect(complaints(demos, { ...value, chat })).toEqual([
    `chat.replies[0].${complaint}`,
  ]);
});

test('a sample lead has an e-mail address', () => {
  const [sample] = value.leads.samples;
  const leads = { ...value.leads, samples: [{ ...sample, email: 'nobody' }] };
  expect(complaints(demos, { ...value, leads })).toEqual([
    'leads.samples[0].email: an e-mail address',
  ]);
});

describe.each([
  [
    'chat',
    value.chat,
    ['title', 'text', 'greeting', 'suggestions', 'fallback'],
  ],
  ['leads', value.leads, ['title', 'text', 'analysing', 'empty']],
  ['calls', value.calls, ['title', 'text', 'idle', 'empty']],
] as const)('%s', (name, demo, texts) => {
  const withField = (field: string, wrong: unknown) => ({
    ...value,
    [name]: { ...demo, [field]: wrong },
  });

  test.each(texts)('says something in %s', (field) => {
    expect(complaints(demos, withField(field, ' '))).toEqual([
      `${name}.${field}: text that is not empty`,
    ]);
    expect(complaints(demos, withField(field, undefined))).toEqual([
      `${name}.${field}: text`,
    ]);
  });

  test('has no other field', () => {
    expect(complaints(demos, withField('sugestions', 'a'))).toEqual([
      `${name}.sugestions: no field of this name`,
    ]);
  });
});

test.each([
  ['chat', 'prompts', [], 'at least one prompt'],
  ['chat', 'prompts', 'Can I book?', 'a list'],
  ['chat', 'replies', [], 'at least one reply'],
  ['leads', 'samples', [], 'at least one sample'],
] as const)('%s.%s: %j is refused', (name, field, wrong, expected) => {
  const demo = { ...value[name], [field]: wrong };
  expect(complaints(demos, { ...value, [name]: demo })).toEqual([
    `${name}.${field}: ${expected}`,
  ]);
});

test('a prompt says something', () => {
  const chat = { ...value.chat, prompts: ['Can I book?', ''] };
  expect(complaints(demos, { ...value, chat })).toEqual([
    'chat.prompts[1]: text that is not empty',
  ]);
});
