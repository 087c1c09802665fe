import fs from 'node:fs';
import path from 'node:path';
import { buildSite } from '../project-copy.mjs';
import { changePost } from './change-post.mjs';
import { phasesOf } from './phases.mjs';
import { watchUse } from './use.mjs';

/**
 * Builds the site of a fresh copy of the project three times: from nothing, with nothing changed, with one post changed.
 * Gives the time that each took, what it used, and its steps.
 */
export async function measureBuilds(folder, env = {}) {
  console.log('▸ from nothing');
  const clean = await timedBuild(folder, env);
  const pages = pagesIn(path.join(folder, 'public'));
  console.log('▸ with nothing changed');
  const warm = await timedBuild(folder, env);
  console.log('▸ with one post changed');
  changePost(path.join(folder, 'data'));
  const changed = await timedBuild(folder, env);
  return { pages, clean, warm, changed };
}

async function timedBuild(folder, env) {
  let stopWatching = () => undefined;
  const { ms, words } = await buildSite(folder, {
    env,
    onStart: (group) => {
      stopWatching = watchUse(group);
    },
  });
  const use = stopWatching();
  console.log(
    `    ${(ms / 1000).toFixed(1)} s${use ? `, of the processors ${(use.cpuMs / 1000).toFixed(1)} s, ${Math.round(use.all / 1e6)} MB` : ''}`,
  );
  return { ms, use, phases: phasesOf(words) };
}

const pagesIn = (folder) =>
  fs
    .readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('index.html')).length;
