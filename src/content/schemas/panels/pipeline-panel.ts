import { z } from 'zod';
import { field, flag, text, twoOrMore, variant } from '../builders';
import { price } from '../fields';
import { caption, user } from './parts';

const deal = z.strictObject({
  name: text('The customer.', 'Northline Gym'),
  job: text('What it is about.', 'New website'),
  value: field(price, 'What it is worth, in pounds.', '£2,499'),
  next: text('What comes next.', 'Starts on Monday').optional(),
  moving: flag('For the one that is on its way to the next column.'),
});

const stage = z.strictObject({
  title: text('The heading of the column.', 'Quoted'),
  deals: field(z.array(deal), 'The deals in it; there may be none.'),
});

export const pipelinePanel = variant(
  'pipeline',
  'A board of deals, of the CRM.',
  {
    caption: caption('A sample pipeline'),
    user,
    stages: twoOrMore(stage, 'stages', 'The columns, from left to right.'),
  },
);

export type PipelinePanelData = z.infer<typeof pipelinePanel>;
