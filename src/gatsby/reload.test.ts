/** @jest-environment node */
import type { Node } from 'gatsby';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { contentReload } from './reload';

const POST = 'posts/one.json';

const fileNode = (relativePath: string) =>
  ({ relativePath, internal: { type: 'File' } }) as unknown as Node;

/** Gatsby as the reload knows it: files that it has, and the refreshes that it was asked for. */
function gatsby() {
  const emitter = new EventEmitter();
  const refreshes: unknown[] = [];
  const files = new Map<string, Node>();
  const reload = contentReload();
  emitter.on('WEBHOOK_RECEIVED', (asked) => refreshes.push(asked));
  const sourceNodes = () =>
    reload.sourceNodes({ emitter, getNodesByType: () => [...files.values()] });
  return {
    reload,
    refreshes,
    emitter,
    files,
    sourceNodes,
    arrive: (node: Node) => reload.onCreateNode({ node }),
    start: async () => {
      await sourceNodes();
      emitter.emit('COMPILATION_DONE');
      await pause(1);
    },
  };
}

/** Whether something is still under way after a while. */
const isWaiting = async (what: Promise<unknown>) =>
  (await Promise.race([what.then(() => 'over'), pause(50, 'waiting')])) ===
  'waiting';

test('leaves Gatsby alone until its development server is there', async () => {
  const { reload, refreshes, sourceNodes, start } = gatsby();
  await sourceNodes();
  await reload.takeIn({ written: [POST], removed: [] });
  expect(refreshes).toEqual([]);
  await start();
  void reload.takeIn({ written: [POST], removed: [] });
  expect(refreshes).toHaveLength(1);
});

test('asks this site alone to source anew, before it gives its caller time', async () => {
  const { reload, refreshes, start } = gatsby();
  await start();
  void reload.takeIn({ written: [POST], removed: [] });
  expect(refreshes).toEqual([
    { webhookBody: {}, pluginName: 'default-site-plugin' },
  ]);
});

test('does nothing when nothing has changed', async () => {
  const { reload, refreshes, start } = gatsby();
  await start();
  await reload.takeIn({ written: [], removed: [] });
  expect(refreshes).toEqual([]);
});

test('sources until every written file has arrived, whatever is made from it included', async () => {
  const { reload, sourceNodes, arrive, start } = gatsby();
  await start();
  void reload.takeIn({ written: [POST, 'faq.json'], removed: [] });
  const sourced = sourceNodes();
  arrive(fileNode(POST));
  arrive({ relativePath: 'faq.json', internal: { type: 'Faq' } } as never);
  expect(await isWaiting(sourced)).toBe(true);
  arrive(fileNode('faq.json'));
  expect(await isWaiting(sourced)).toBe(false);
});

test('sources until every removed file is gone', async () => {
  const { reload, files, sourceNodes, start } = gatsby();
  files.set(POST, fileNode(POST));
  await start();
  void reload.takeIn({ written: [], removed: [POST] });
  const sourced = sourceNodes();
  expect(await isWaiting(sourced)).toBe(true);
  files.delete(POST);
  expect(await isWaiting(sourced)).toBe(false);
});

test('waits for a file that never arrives for a moment only', async () => {
  const { reload, sourceNodes, start } = gatsby();
  await start();
  void reload.takeIn({ written: [POST], removed: [] });
  await expect(sourceNodes()).resolves.toBeUndefined();
});

test('is done when pages are made', async () => {
  const { reload, start } = gatsby();
  await start();
  const taken = reload.takeIn({ written: [POST], removed: [] });
  expect(await isWaiting(taken)).toBe(true);
  reload.pagesMade();
  expect(await isWaiting(taken)).toBe(false);
});

test('content may change when no query runs', async () => {
  const { reload, emitter, start } = gatsby();
  await start();
  await reload.queriesRun();
  emitter.emit('QUERY_START', { payload: { path: '/blog' } });
  emitter.emit('QUERY_START', { payload: { path: '/faq' } });
  const free = reload.queriesRun();
  emitter.emit('PAGE_QUERY_RUN', { payload: { path: '/blog' } });
  expect(await isWaiting(free)).toBe(true);
  emitter.emit('PAGE_QUERY_RUN', { payload: { path: '/faq' } });
  expect(await isWaiting(free)).toBe(false);
});
