import { z } from 'zod';
import { field, namedObject } from '../builders';
import { words } from '../texts';

export const dialogueLine = namedObject('DialogueLine', {
  speaker: field(z.enum(['customer', 'business']), 'Who says it.', 'customer'),
  text: words('What is said.', 'Can you fit me in on Thursday?'),
  time: words('When, as it is shown.', '09:42').optional(),
});

export const dialogue = z.array(dialogueLine).min(2, 'at least two lines');

export const facts = z
  .array(
    namedObject('PanelFact', {
      label: words('What it is.', 'Wants'),
      value: words('What stands there.', 'Boiler repair'),
    }),
  )
  .min(2, 'at least two facts');
