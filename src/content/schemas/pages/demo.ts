import { z } from 'zod';
import {
  field,
  heading,
  listOf,
  object,
  objects,
  prose,
  smallPrint,
  text,
  titleAndText,
} from '../builders';
import { closing, colourFamily, fromZero, hero, seo, video } from '../fields';
import { icon } from '../icons';
import { panelSnippet } from '../panels/panel-snippet';

export const demoPage = z.strictObject({
  seo,
  hero,
  video,
  chapters: object('DemoChapters', 'Links that play the video from there.', {
    title: heading('Chapters'),
    items: objects('DemoChapter', 'chapter', 'The chapters, in order.', {
      start: field(fromZero, 'The second of the video at which it starts.', 78),
      title: text('What the chapter is called.', 'A call at 8pm'),
      text: prose('What happens in it.', 'SmartCall AI books the visit.'),
    }),
  }),
  features: object('DemoFeatures', 'The feature cards under the video.', {
    ...titleAndText('What to look for', 'Three parts of Larkfield.'),
    items: objects('DemoFeature', 'card', 'The cards, in order.', {
      icon,
      title: heading('Answers at night'),
      description: prose('What it does.', 'Callers at 9pm hear a voice.'),
      start: field(fromZero, 'The second of the video that shows it.', 78),
      colour: field(colourFamily, 'The tint behind the snippets.', 'sky'),
      snippets: listOf(
        panelSnippet,
        'snippet',
        'One or two parts of the product as the video shows them.',
      ).max(2, 'at most two snippets'),
    }),
    note: smallPrint('Sample data.'),
  }),
  closing,
});
