import { z } from 'zod';
import { field, namedObject } from '../builders';
import { colourFamily, text } from '../fields';
import { closing, hero, seo, video } from '../common';
import { miniPanel } from '../product/mini-panel';

const start = field(
  z.int('a whole number').min(0, 'a second from 0 up'),
  'The second of the video at which it starts.',
  78,
);

const chapter = namedObject('DemoChapter', {
  start,
  title: field(text, 'What the chapter is called.', 'A call at 8pm'),
  text: field(text, 'What happens in it.', 'SmartCall AI books the visit.'),
});

const feature = namedObject('DemoFeature', {
  title: field(text, 'The heading of the card.', 'Answers at night'),
  description: field(text, 'Its text.', 'Callers at 9pm hear a voice.'),
  start,
  colour: field(colourFamily, 'The tint behind the still.', 'sky'),
  stills: field(
    z
      .array(miniPanel)
      .min(1, 'at least one panel')
      .max(2, 'at most two panels'),
    'One or two parts of the product as the video shows them.',
  ),
});

/** data/pages/demo.json (SPEC.md section 2, "/demo"). */
export const demoPage = z.strictObject({
  seo: field(seo, 'What search engines show of the page.'),
  hero: field(hero, 'The top of the page.'),
  video: field(video, 'The video; its address stands in site.json.'),
  chapters: field(
    namedObject('DemoChapters', {
      title: field(text, 'The heading over the chapters.', 'Chapters'),
      items: field(
        z.array(chapter).min(1, 'at least one chapter'),
        'The chapters of the video, in order.',
      ),
      note: field(text, 'The small print under them.', 'A sample video.'),
    }),
    'The list beside the video; each entry plays it from there.',
  ),
  features: field(
    namedObject('DemoFeatures', {
      title: field(text, 'The heading over the cards.', 'What to look for'),
      text: field(text, 'The sentence under it.', 'Three parts of Larkfield.'),
      items: field(
        z.array(feature).min(1, 'at least one card'),
        'The cards, in order; the first one is the largest.',
      ),
      time: field(text, 'What stands beside each time.', 'in the video'),
      note: field(text, 'The small print under them.', 'Sample data.'),
    }),
    'The feature cards under the video.',
  ),
  closing: field(closing, 'The end of the page.'),
});
