import fs from 'node:fs';
import path from 'node:path';
import { fillPosts } from '../posts.mjs';
import { copyProject, remove } from '../project-copy.mjs';
import { buildsTable } from './builds-table.mjs';
import { medianBuilds } from './median-builds.mjs';
import { measureBuilds } from './measure-builds.mjs';

/** So that thousands of pages are compressed in seconds; what is published is compressed harder. */
const GROWTH_ENV = { BROTLI_LEVEL: '5' };

/** Every made-up post is an article of some 600 words: a page, a social image, a place in the feed and the sitemap. */
const GROWTH_POSTS = { articleEvery: 1, sections: 8 };

/** Measures the builds of the site as it is, so many times. Gives the figures: of times and uses the medians. */
export async function benchBuild(runs) {
  const measured = [];
  for (let run = 1; run <= runs; run++) {
    const folder = copyProject();
    console.log(`\n▸ Building the site, ${run} of ${runs}`);
    const posts = fs.readdirSync(path.join(folder, 'data/posts')).length;
    measured.push({ posts, ...(await measureBuilds(folder)) });
    remove(folder);
  }
  return { ...shown([medianBuilds(measured)]), measured };
}

/** Measures the builds of sites with so many posts. Gives the figures. */
export async function benchGrowth(sizes) {
  const builds = [];
  for (const posts of sizes) {
    const folder = copyProject();
    fillPosts(path.join(folder, 'data'), posts, GROWTH_POSTS);
    console.log(`\n▸ Building a site with ${posts} posts`);
    builds.push({ posts, ...(await measureBuilds(folder, GROWTH_ENV)) });
    remove(folder);
  }
  return shown(builds);
}

function shown(builds) {
  console.log(`\n${buildsTable(builds).join('\n')}`);
  for (const { posts, clean } of builds)
    console.log(
      `\n${posts} posts, the longest steps of the clean build: ` +
        Object.entries(clean.phases)
          .slice(0, 6)
          .map(([name, seconds]) => `${name} ${seconds.toFixed(1)} s`)
          .join(', '),
    );
  return { builds };
}
