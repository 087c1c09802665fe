import fs from 'node:fs';
import path from 'node:path';
import { buildSite } from '../project-copy.mjs';
import { changePost } from './change-post.mjs';
import { watchMemory } from './memory.mjs';
import { phasesOf } from './phases.mjs';

/**
 * Builds the site of a fresh copy of the project three times: from nothing, with nothing changed, with one post changed.
 * Gives the time and the memory that each took, and its steps.
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
      stopWatching = watchMemory(group);
    },
  });
  const memory = stopWatching();
  console.log(
    `    ${(ms / 1000).toFixed(1)} s${memory ? `, ${Math.round(memory.all / 1e6)} MB` : ''}`,
  );
  return { ms, memory, phases: phasesOf(words) };
}

const pagesIn = (folder) =>
  fs
    .readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('index.html')).length;
