import { z } from 'zod';
import { field, namedObject } from '../builders';
import { text } from '../fields';

export const dialogueLine = namedObject('DialogueLine', {
  speaker: field(z.enum(['customer', 'business']), 'Who says it.', 'customer'),
  text: field(text, 'What is said.', 'Can you fit me in on Thursday?'),
  time: field(text.optional(), 'When, as it is shown.', '09:42'),
});

export const dialogue = z.array(dialogueLine).min(2, 'at least two lines');

export const facts = z
  .array(
    namedObject('PanelFact', {
      label: field(text, 'What it is.', 'Wants'),
      value: field(text, 'What stands there.', 'Boiler repair'),
    }),
  )
  .min(2, 'at least two facts');
