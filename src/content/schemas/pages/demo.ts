import { z } from 'zod';
import { field, listOf, namedObject } from '../builders';
import { closing, hero, seo, video } from '../common';
import { colourFamily, wholeNumber } from '../fields';
import { miniPanel } from '../product/mini-panel';
import { heading, lead, smallPrint, words } from '../shared-fields';

const start = field(
  wholeNumber.min(0, 'a second from 0 up'),
  'The second of the video at which it starts.',
  78,
);

const chapter = namedObject('DemoChapter', {
  start,
  title: words('What the chapter is called.', 'A call at 8pm'),
  text: words('What happens in it.', 'SmartCall AI books the visit.'),
});

const chapters = namedObject('DemoChapters', {
  title: heading('Chapters'),
  items: listOf(chapter, 'chapter', 'The chapters, in order.'),
  note: smallPrint('A sample video.'),
});

const feature = namedObject('DemoFeature', {
  title: heading('Answers at night'),
  description: words('Its text.', 'Callers at 9pm hear a voice.'),
  start,
  colour: field(colourFamily, 'The tint behind the still.', 'sky'),
  stills: listOf(
    miniPanel,
    'panel',
    'One or two parts of the product as the video shows them.',
  ).max(2, 'at most two panels'),
});

const features = namedObject('DemoFeatures', {
  title: heading('What to look for'),
  text: lead('Three parts of Larkfield.'),
  items: listOf(feature, 'card', 'The cards, the first one the largest.'),
  time: words('What stands beside each time.', 'in the video'),
  note: smallPrint('Sample data.'),
});

/** data/pages/demo.json (SPEC.md section 2, "/demo"). */
export const demoPage = z.strictObject({
  seo,
  hero,
  video,
  chapters: field(
    chapters,
    'The list beside the video, which plays it from there.',
  ),
  features: field(features, 'The feature cards under the video.'),
  closing,
});
