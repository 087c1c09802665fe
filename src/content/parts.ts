import { z } from 'zod';
import { href, icon, productReference, text } from './fields';
import { namedObject } from './graphql-names';
import { listAt, partAt } from './loose';
import { outOfOrder, withRule } from './rules';

// Groups of fields that several kinds of content share. Names are those of SPEC.md section 3.

/** A button or link: what it says and where it leads. */
export const action = namedObject('Action', { label: text, href });

/** What search engines and social networks show of a page. */
export const seo = namedObject('Seo', {
  title: text,
  description: text,
  keywords: z.array(text).min(1, 'at least one keyword'),
});

/** The opening of a page; `badge` is a small label above the title. */
export const hero = namedObject('Hero', {
  badge: text.optional(),
  title: text,
  text,
  actions: z.array(action),
});

/** The heading of a section and the sentence under it. */
export const intro = namedObject('Intro', { title: text, text });

/** The last section of a page, which asks for a decision. */
export const closing = namedObject('Closing', {
  title: text,
  text,
  actions: z.array(action).min(1, 'at least one button'),
});

/** Feature card (SPEC.md section 3). */
export const featureCard = namedObject('FeatureCard', {
  icon,
  title: text,
  description: text,
});

/** Process step (SPEC.md section 3); `step` counts from 1. */
export const processStep = namedObject('ProcessStep', {
  step: z.int('a whole number').positive('a number from 1 up'),
  title: text,
  description: text,
});

/** A list of process steps whose numbers run 1, 2, 3 … */
export const processSteps = withRule(
  z.array(processStep).min(1, 'at least one step'),
  (steps) => outOfOrder(listAt(steps).map((step) => partAt(step, 'step'))),
);

/** A figure and what it counts. */
export const stat = namedObject('Stat', { value: text, label: text });

/** A question and its answer, as in an FAQ (SPEC.md section 3). */
export const faqItem = namedObject('FaqItem', { question: text, answer: text });

/** Whole stars from 1 to 5. */
export const rating = z
  .int('a whole number')
  .min(1, 'a rating from 1 to 5')
  .max(5, 'a rating from 1 to 5');

/** A video of another company: the title of its frame, what its play link says, the small print beside that, and
 * the link below for whoever sees no video. */
export const video = namedObject('Video', {
  title: text,
  play: text,
  notice: text,
  fallback: text,
});

/** Product status badge (SPEC.md section 3). */
export const status = z.enum(['Active', 'Premium']);

/** A section heading with feature cards under it. */
export const featureSection = namedObject('FeatureSection', {
  title: text,
  text,
  items: z.array(featureCard).min(1, 'at least one card'),
});

/** A section heading with numbered steps under it. */
export const processSection = namedObject('ProcessSection', {
  title: text,
  text,
  steps: processSteps,
});

/** A section heading, points to tick off, an optional button and an optional product whose panel stands beside them. */
export const pointsSection = namedObject('PointsSection', {
  title: text,
  text,
  points: z.array(text).min(1, 'at least one point'),
  action: action.optional(),
  panel: productReference.optional(),
});
