/** @jest-environment node */
import type { CreatePagesArgs } from 'gatsby';
import { only, repositoryContent } from '../../content/test-support';
import { hostSettings } from './settings';

const asking = (answer: unknown) =>
  hostSettings({
    graphql: () => Promise.resolve(answer),
  } as unknown as CreatePagesArgs);

test('the site’s settings and the redirects are what hosts need', async () => {
  const siteSettings = only(repositoryContent().SiteSettings);
  const nodes = [{ from: '/old', to: '/faq' }];
  expect(
    await asking({ data: { siteSettings, allRedirect: { nodes } } }),
  ).toEqual({ site: siteSettings, redirects: nodes });
});

test('without an answer the build ends', async () => {
  await expect(asking({ errors: ['broken'] })).rejects.toThrow(
    'The settings for hosts could not be read: ["broken"]',
  );
});
