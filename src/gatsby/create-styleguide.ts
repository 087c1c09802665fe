import type { CreatePagesArgs } from 'gatsby';
import path from 'node:path';
import { isDeveloping } from './developing';

/** Makes the page that shows every building block, for those who work on the site: a build leaves it out. */
export function createStyleguide({
  actions,
}: Pick<CreatePagesArgs, 'actions'>): void {
  if (!isDeveloping()) return;
  actions.createPage({
    path: '/_styleguide',
    component: path.resolve('src/styleguide/styleguide-page.tsx'),
    context: {},
  });
}
