import { z } from 'zod';
import { field, text, variant } from '../builders';
import { caption, dialogueLine, user } from './parts';

export const callPanel = variant('call', 'A live call, of SmartCall AI.', {
  caption: caption('A sample call'),
  user,
  caller: text('Who rings.', 'Margaret Ibbotson'),
  dialogue: field(
    z.array(dialogueLine).length(3, 'three lines'),
    'The last three lines.',
  ),
  elapsed: text('How long the call has lasted.', '1:42'),
});

export type CallPanelData = z.infer<typeof callPanel>;
