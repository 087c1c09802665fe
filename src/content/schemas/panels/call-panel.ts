import type { z } from 'zod';
import { field, text, variant } from '../builders';
import { caption, dialogue, facts, user } from './parts';

export const callPanel = variant('call', 'A live call, of SmartCall AI.', {
  caption: caption('A sample call'),
  user,
  caller: text('Who rings.', 'Margaret Ibbotson'),
  dialogue,
  elapsed: text('How long the call has lasted.', '1:42'),
  facts: field(facts, 'What has been noted of the call.'),
  booking: text('What was booked.', 'Thursday, 9am'),
});

export type CallPanelData = z.infer<typeof callPanel>;
