import { z } from 'zod';
import {
  field,
  heading,
  lead,
  object,
  objects,
  paragraphs,
  prose,
  text,
  titleAndText,
} from '../builders';
import {
  closing,
  colourFamily,
  hero,
  positiveNumber,
  seo,
  stats,
} from '../fields';
import { panelSnippet } from '../panels/panel-snippet';

export const aboutPage = z.strictObject({
  seo,
  hero,
  story: object('AboutStory', 'How the firm came about.', {
    title: heading('How it began'),
    parts: objects('AboutStoryPart', 'part', 'The story, in order.', {
      lead: text('A sentence in large letters.', 'A phone rang.'),
      paragraphs: paragraphs('The rest.', 'Nobody heard it.'),
      colour: field(colourFamily, 'The tint behind the sample.', 'sky'),
      snippet: field(panelSnippet, 'A sample of what it looked like.'),
    }),
    people: object('AboutPeople', 'Who works here.', {
      title: heading('26 of us'),
      count: field(
        positiveNumber,
        'The number in the heading: a lark for each.',
        26,
      ),
      text: lead('At an office in London.'),
      staff: objects('AboutPerson', 'person', 'Some of them.', {
        name: text('Who it is.', 'Gemma Dearden'),
        role: text('What she or he does.', 'makes appointments'),
      }),
      quote: prose('What the firm believes.', 'People come first.'),
      name: text('Who says so.', 'Rhiannon Pask'),
      role: text('What she or he does.', 'managing director'),
    }).refine(({ title, count }) => title.includes(String(count)), {
      path: ['count'],
      error: 'the number that the heading has',
    }),
  }),
  stats,
  values: object('AboutValues', 'What the firm holds dear.', {
    ...titleAndText('What we stand for', 'Four values.'),
    items: objects('AboutValue', 'value', 'The values, in order.', {
      title: text('The value, in a word or two.', 'Patience'),
      promise: text('What it means, in large letters.', 'We wait.'),
      description: prose('The rest.', 'Your answer is worth it.'),
    }),
  }),
  closing,
});
