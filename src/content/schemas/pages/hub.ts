import { z } from 'zod';
import { field, namedObject } from '../builders';
import { colourFamily, href, httpsUrl, text } from '../fields';
import { icon } from '../icons';
import { miniPanel } from '../product/mini-panel';
import { workbench } from '../product/product-layout';
import { closing, figureStatus, hero, seo, status } from '../common';

/** Stat tile (SPEC.md section 3). */
const statTile = namedObject('StatTile', {
  value: field(text, 'The figure.', '1,284'),
  label: field(text, 'What it counts.', 'Leads this month'),
  change: field(text, 'How it has changed.', '+12%'),
  status: figureStatus,
});

const tool = namedObject('HubTool', {
  icon: field(icon, 'The drawing on the card.'),
  colour: field(
    colourFamily.optional(),
    'Its colour, best that of its product. Left out, sage.',
  ),
  title: field(text, 'What the tool is called.', 'Campaigns'),
  description: field(text, 'What it does.', 'Launch and watch your ads.'),
  link: field(
    httpsUrl,
    'Its https address in the application. {{site.application}} stands for the start of it.',
    'https://app.larkfield.example/campaigns',
  ),
  status: field(status, 'Active, or Premium, which is set off.'),
  mini: field(
    miniPanel.optional(),
    'A part of it that shows it at work; its card is then twice as wide. With four of them, or none, no row has a gap.',
  ),
});

/** Activity item (SPEC.md section 3). */
const activityItem = namedObject('ActivityItem', {
  action: field(text, 'What happened.', 'New review received'),
  platform: field(text, 'Where it happened.', 'Google'),
  time: field(text, 'When, in words.', '2 minutes ago'),
  status: field(
    z.enum(['success', 'info']),
    'success shows a green dot, info a blue one.',
    'success',
  ),
});

const quickAction = namedObject('QuickAction', {
  icon: field(icon, 'The drawing on the card.'),
  colour: field(
    colourFamily.optional(),
    'Its colour, best that of its product. Left out, sage.',
  ),
  title: field(text, 'What the action is called.', 'View Analytics'),
  description: field(text, 'What it does.', 'See which pound worked.'),
  href: field(
    href,
    'Where it leads. The checker looks that pages of this site are there.',
  ),
});

/** data/pages/hub.json (SPEC.md section 2, "/hub"). */
export const hubPage = z.strictObject({
  seo: field(seo, 'What search engines show of the page.'),
  hero: field(hero, 'The top of the page.'),
  note: field(
    text,
    'That no live data stands behind the page.',
    'Sample figures.',
  ),
  outcome: field(
    miniPanel.optional(),
    'What lies over a corner of the screen in the hero: what comes of it all.',
  ),
  stats: field(z.array(statTile).length(4, 'four tiles'), 'The four tiles.'),
  tools: field(
    namedObject('HubTools', {
      title: field(text, 'The heading over the tools.', 'Your tools'),
      text: field(
        text,
        'The sentence under the heading.',
        'Eight tools, one sign-in.',
      ),
      items: field(
        z.array(tool).length(8, 'eight tools'),
        'The eight tools, in order.',
      ),
    }),
    'The eight tools.',
  ),
  activity: field(
    namedObject('HubActivity', {
      title: field(text, 'The heading over the list.', 'Recent activity'),
      items: field(
        z.array(activityItem).min(1, 'at least one item'),
        'What happened, the newest first.',
      ),
    }),
    'What happened lately.',
  ),
  quickActions: field(
    namedObject('HubQuickActions', {
      title: field(text, 'The heading over the actions.', 'Quick actions'),
      items: field(
        z.array(quickAction).length(3, 'three quick actions'),
        'The three actions, in order.',
      ),
    }),
    'The three quick actions.',
  ),
  workbench: field(
    workbench.optional(),
    'A picture of the workbench above the end of the page.',
  ),
  closing: field(closing, 'The end of the page.'),
});
