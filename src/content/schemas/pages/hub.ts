import { z } from 'zod';
import {
  field,
  heading,
  object,
  objects,
  objectType,
  prose,
  text,
  titleAndText,
} from '../builders';
import {
  action,
  closing,
  colourFamily,
  hero,
  httpsUrl,
  seo,
  stat,
  status,
  themedPictureOf,
} from '../fields';
import { panelSnippet } from '../panels/panel-snippet';

const statTile = objectType('StatTile', {
  ...stat.shape,
  change: text('How it has changed.', '+12%'),
});

const tool = objectType('HubTool', {
  colour: field(
    colourFamily.optional(),
    'Its colour, best that of its product. Left out, sage.',
  ),
  title: text('What the tool is called.', 'Campaigns'),
  description: prose('What it does, in a sentence.', 'Places your ads.'),
  link: field(
    httpsUrl,
    'Its address, from {{site.application}} on.',
    'https://app.larkfield.example/campaigns',
  ),
  status,
});

const quickAction = objectType('HubQuickAction', {
  ...action.shape,
  text: prose('What comes of it.', 'Your ads are live in 48 hours.'),
});

export const hubPage = z.strictObject({
  seo,
  hero,
  note: prose('Says that the figures are samples.', 'Sample figures.'),
  latest: field(panelSnippet, 'What has just happened, above the figures.'),
  stats: field(z.array(statTile).length(4, 'four tiles'), 'The four tiles.'),
  tools: object('HubTools', 'The eight tools.', {
    ...titleAndText('Your tools', 'Eight tools, one sign-in.'),
    items: field(z.array(tool).length(8, 'eight tools'), 'The tools.'),
  }),
  activity: object('HubActivity', 'What happened lately.', {
    title: heading('Recent activity'),
    items: objects('ActivityItem', 'item', 'The newest first.', {
      action: text('What happened.', 'New review received'),
      platform: text('Where it happened.', 'Google'),
      time: text('When, in words.', '2 minutes ago'),
      status: field(
        z.enum(['success', 'info']),
        'success shows a green dot, info a blue one.',
        'success',
      ),
    }),
  }),
  quickActions: object('HubQuickActions', 'The three quick actions.', {
    title: heading('Quick actions'),
    items: field(
      z.array(quickAction).length(3, 'three quick actions'),
      'The three actions, in order.',
    ),
  }),
  themedPicture: themedPictureOf(
    '2400 × 1028 px, with an object for each tool, in their order and evenly spaced',
    '../images/bench/bench',
    { minSize: { width: 2400, height: 1028 } },
  ),
  closing,
});
