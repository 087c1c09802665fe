import { z } from 'zod';
import { field, listOf, namedObject } from '../builders';
import { closing, figureStatus, hero, seo, status } from '../common';
import { colourFamily, href, httpsUrl } from '../fields';
import { icon } from '../icons';
import { miniPanel } from '../product/mini-panel';
import { workbench } from '../product/product-layout';
import { heading, lead, words } from '../shared-fields';

/** Stat tile (SPEC.md section 3). */
const statTile = namedObject('StatTile', {
  value: words('The figure.', '1,284'),
  label: words('What it counts.', 'Leads this month'),
  change: words('How it has changed.', '+12%'),
  status: figureStatus,
});

/** The top of a card. */
const card = {
  icon: field(icon, 'The drawing on the card.'),
  colour: field(
    colourFamily.optional(),
    'Its colour, best that of its product. Left out, sage.',
  ),
};

const tool = namedObject('HubTool', {
  ...card,
  title: words('What the tool is called.', 'Campaigns'),
  description: words('What it does.', 'Launch and watch your ads.'),
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

const tools = namedObject('HubTools', {
  title: heading('Your tools'),
  text: lead('Eight tools, one sign-in.'),
  items: field(z.array(tool).length(8, 'eight tools'), 'The tools, in order.'),
});

/** Activity item (SPEC.md section 3). */
const activityItem = namedObject('ActivityItem', {
  action: words('What happened.', 'New review received'),
  platform: words('Where it happened.', 'Google'),
  time: words('When, in words.', '2 minutes ago'),
  status: field(
    z.enum(['success', 'info']),
    'success shows a green dot, info a blue one.',
    'success',
  ),
});

const activity = namedObject('HubActivity', {
  title: heading('Recent activity'),
  items: listOf(activityItem, 'item', 'The newest first.'),
});

const quickAction = namedObject('QuickAction', {
  ...card,
  title: words('What the action is called.', 'View Analytics'),
  description: words('What it does.', 'See which pound worked.'),
  link: href,
});

const quickActions = namedObject('HubQuickActions', {
  title: heading('Quick actions'),
  items: field(
    z.array(quickAction).length(3, 'three quick actions'),
    'The three actions, in order.',
  ),
});

/** data/pages/hub.json (SPEC.md section 2, "/hub"). */
export const hubPage = z.strictObject({
  seo,
  hero,
  note: words('That no live data stands behind the page.', 'Sample figures.'),
  outcome: field(
    miniPanel.optional(),
    'What lies over a corner of the screen in the hero: what comes of it all.',
  ),
  stats: field(z.array(statTile).length(4, 'four tiles'), 'The four tiles.'),
  tools: field(tools, 'The eight tools.'),
  activity: field(activity, 'What happened lately.'),
  quickActions: field(quickActions, 'The three quick actions.'),
  workbench: field(
    workbench.optional(),
    'A picture of the workbench above the end of the page.',
  ),
  closing,
});
