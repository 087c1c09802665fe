/** @jest-environment node */
import { complaints, only, repositoryContent } from '../test-support';
import { hubPage } from './hub';

const value = only(repositoryContent().HubPage);
const { stats, tools, quickActions, activity } = value;

test.each([
  [{ stats: stats.slice(1) }, 'stats: four tiles'],
  [{ stats: [...stats, ...stats] }, 'stats: four tiles'],
  [
    { tools: { ...tools, items: tools.items.slice(1) } },
    'tools.items: eight tools',
  ],
  [
    { quickActions: { ...quickActions, items: quickActions.items.slice(1) } },
    'quickActions.items: three quick actions',
  ],
  [
    { activity: { ...activity, items: [] } },
    'activity.items: at least one item',
  ],
  [
    {
      activity: {
        ...activity,
        items: [{ ...activity.items[0], status: 'error' }],
      },
    },
    'activity.items[0].status: one of "success", "info"',
  ],
])('mistake %# is refused', (change, complaint) => {
  expect(complaints(hubPage, { ...value, ...change })).toEqual([complaint]);
});

test('a tool leads out of the site', () => {
  const items = tools.items.map((tool) => ({ ...tool, link: '/crm' }));
  expect(complaints(hubPage, { ...value, tools: { ...tools, items } })).toEqual(
    items.map(
      (_, index) =>
        `tools.items[${index}].link: an address that starts with https://`,
    ),
  );
});
