import { BaseLoader } from '../../.cache/loader';
import { giveUpAtServerErrors } from './server-errors';

// Uses the loader of the installed Gatsby.

/** Counts the requests of a loader if each answer has status 500. Throws after 20. */
async function countRequests(): Promise<number> {
  let requests = 0;
  class FailingRequest {
    readyState = 4;
    status = 500;
    onreadystatechange = () => undefined;
    open = () => {
      requests += 1;
      if (requests > 20) throw new Error('It is an endless loop');
    };
    send = () => queueMicrotask(() => this.onreadystatechange());
  }
  const original = window.XMLHttpRequest;
  Object.assign(window, { XMLHttpRequest: FailingRequest });
  const page = { pagePath: '/about' };
  await new BaseLoader(null, []).fetchPageDataJson(page).finally(() => {
    window.XMLHttpRequest = original;
  });
  return requests;
}

test('Gatsby asks a failing host in an endless loop; when it no longer does, delete server-errors.ts', async () => {
  await expect(countRequests()).rejects.toThrow('endless loop');
});

test('a page with status 500 is given up after one request', async () => {
  giveUpAtServerErrors();
  expect(await countRequests()).toBe(1);
});
