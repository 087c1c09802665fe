import { z } from 'zod';
import { field, flag, prose, text, threeOrMore, variant } from '../builders';
import { fromZero } from '../fields';
import { icon } from '../icons';
import { caption, user } from './parts';

const workflow = z.strictObject({
  icon,
  title: text('Its name.', 'Chase an unpaid invoice'),
  start: text('What starts it.', 'Starts when an invoice is late'),
  now: text('Who is in it.', '2 waiting for payment'),
  todo: text('What waits for a person.', '1 to approve').optional(),
  last: text('When it last ran.', 'Today, 8:30am'),
  off: flag('While it is switched off.'),
});

const progress = z.strictObject({
  customers: field(fromZero, 'How many customers have come so far.', 64),
  title: text('The step, as what has happened to them.', 'Reminded by text'),
});

const task = z.strictObject({
  title: text('Whom it is about.', 'Mrs Holt'),
  text: prose('Why a person is needed.', '“I’m away until the 20th.”'),
  button: text('What its button says.', 'Ring'),
});

export const workflowPanel = variant('workflow', 'The workflows of a firm.', {
  caption: caption('Sample workflows'),
  user,
  workflows: threeOrMore(workflow, 'workflows', 'The open one comes first.'),
  steps: threeOrMore(progress, 'steps', 'The steps of the open one.'),
  task: field(task, 'What is left to a person.'),
});

export type WorkflowPanelData = z.infer<typeof workflowPanel>;
