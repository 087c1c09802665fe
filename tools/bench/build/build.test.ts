/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { checkContent } from '../../../src/content/check/check';
import { DataCopy } from '../../../src/content/test-support';

const { phasesOf } = jest.requireActual<{
  phasesOf: (words: string) => Record<string, number>;
}>('./phases.mjs');
const { changePost } = jest.requireActual<{
  changePost: (dataDir: string) => void;
}>('./change-post.mjs');
const { medianBuilds } = jest.requireActual<{
  medianBuilds: (rounds: object[]) => object;
}>('./median-builds.mjs');
const { watchUse } = jest.requireActual<{
  watchUse: (
    group: number | undefined,
  ) => () => { all: number; largest: number; cpuMs: number } | undefined;
}>('./use.mjs');

test('the steps of a build, the longest first, those of one name together', () => {
  expect(
    phasesOf(
      'info Starting\n\u001b[2K\u001b[1A\u001b[Gsuccess load gatsby config - 0.5s\nsuccess Building static HTML for pages - 2.504s - 4/4 1.6/s\n' +
        'success createPages - 0.25s\nsuccess createPages - 0.5s\nDone in 9s\n',
    ),
  ).toEqual({
    'Building static HTML for pages': 2.504,
    createPages: 0.75,
    'load gatsby config': 0.5,
  });
});

test('of several rounds of builds each figure is the median, and the steps are those of the median build', () => {
  const build = (ms: number) => ({
    ms,
    use: { all: ms * 2, largest: ms, cpuMs: 10 - ms },
    phases: { all: ms },
  });
  const rounds = [3, 1, 2].map((ms) => ({
    ...{ posts: 6, pages: 28 },
    ...{ clean: build(ms), warm: build(ms), changed: build(ms) },
  }));
  const median = build(2);
  expect(medianBuilds(rounds)).toEqual({
    ...{ posts: 6, pages: 28 },
    ...{ clean: median, warm: median, changed: median },
  });
});

test('a changed post is right, and different each time', () => {
  const copy = new DataCopy();
  const texts = [0, 1, 2].map(() => {
    const checked = checkContent(copy.folder);
    expect(checked).toMatchObject({ ok: true });
    changePost(copy.folder);
    return checked.ok ? JSON.stringify(checked.content.Post) : '';
  });
  copy.remove();
  expect(new Set(texts).size).toBe(3);
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('what a process and those it starts use is seen', async () => {
  const hog = 'Buffer.alloc(100e6, 1); setTimeout(() => {}, 60000)';
  const program = spawn(
    process.execPath,
    [
      '-e',
      `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(`globalThis.kept = ${hog}; console.log('ready')`)}], { stdio: 'inherit' }); globalThis.kept = ${hog}`,
    ],
    { detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const stop = watchUse(program.pid);
  await once(program.stdout, 'data');
  await new Promise((resolve) => setTimeout(resolve, 2500));
  const use = stop();
  if (program.pid) process.kill(-program.pid, 'SIGKILL');
  expect(use?.largest).toBeGreaterThan(100e6);
  expect(use?.all).toBeGreaterThan(200e6);
  expect(use?.cpuMs).toBeGreaterThan(0);
});
