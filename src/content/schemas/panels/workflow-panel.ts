import { z } from 'zod';
import { field, prose, text, threeOrMore, variant } from '../builders';
import { fromZero } from '../fields';
import { icon } from '../icons';
import { caption, user } from './parts';

const progress = z.strictObject({
  customers: field(fromZero, 'How many customers have come so far.', 64),
  title: text('The step, as what has happened to them.', 'Reminded by text'),
});

const task = z.strictObject({
  title: text('Whom it is about.', 'Mrs Holt'),
  text: prose('Why a person is needed.', '“I’m away until the 20th.”'),
  button: text('What its button says.', 'Ring'),
});

export const workflowPanel = variant('workflow', 'A routine of a firm.', {
  caption: caption('A sample routine'),
  user,
  icon,
  title: text('Its name.', 'Chase an unpaid invoice'),
  start: text('What starts it.', 'Starts when an invoice is late'),
  steps: threeOrMore(progress, 'steps', 'Its steps.'),
  task: field(task, 'What is left to a person.'),
});

export type WorkflowPanelData = z.infer<typeof workflowPanel>;
