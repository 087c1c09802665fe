import { z } from 'zod';
import { href, httpsUrl, icon, text } from '../fields';
import { namedObject } from '../graphql-names';
import { closing, hero, seo, status } from '../parts';

/** Stat tile (SPEC.md section 3). */
const statTile = namedObject('StatTile', {
  value: text,
  label: text,
  change: text,
});

const tool = namedObject('HubTool', {
  icon,
  title: text,
  description: text,
  link: httpsUrl,
  status,
});

/** Activity item (SPEC.md section 3). */
const activityItem = namedObject('ActivityItem', {
  action: text,
  platform: text,
  time: text,
  status: z.enum(['success', 'info']),
});

const quickAction = namedObject('QuickAction', {
  icon,
  title: text,
  description: text,
  href,
});

/** data/pages/hub.json (SPEC.md section 2, "/hub"). */
export const hubPage = z.strictObject({
  seo,
  hero,
  note: text,
  stats: z.array(statTile).length(4, 'four tiles'),
  tools: namedObject('HubTools', {
    title: text,
    text,
    items: z.array(tool).length(8, 'eight tools'),
  }),
  activity: namedObject('HubActivity', {
    title: text,
    items: z.array(activityItem).min(1, 'at least one item'),
  }),
  quickActions: namedObject('HubQuickActions', {
    title: text,
    items: z.array(quickAction).length(3, 'three quick actions'),
  }),
  closing,
});
