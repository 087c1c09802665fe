import { BaseLoader } from '../../../.cache/loader';
import { giveUpAtServerErrors } from './server-errors';

// The loader is that of the installed Gatsby.

/** How often a loader asks a host that answers everything with status 500. */
async function requestsOf(loader: BaseLoader): Promise<number> {
  let requests = 0;
  class FailingRequest {
    readyState = 4;
    status = 500;
    onreadystatechange = () => undefined;
    open = () => {
      requests += 1;
      if (requests > 20) throw new Error('It goes on without end');
    };
    send = () => queueMicrotask(() => this.onreadystatechange());
  }
  const original = window.XMLHttpRequest;
  Object.assign(window, { XMLHttpRequest: FailingRequest });
  try {
    await loader.fetchPageDataJson({ pagePath: '/about' });
  } finally {
    window.XMLHttpRequest = original;
  }
  return requests;
}

test('Gatsby still asks a failing host without end; if not, server-errors.ts can go', async () => {
  await expect(requestsOf(new BaseLoader(null, []))).rejects.toThrow(
    'without end',
  );
});

test('a page whose data answer with status 500 is given up after one request', async () => {
  giveUpAtServerErrors();
  await expect(requestsOf(new BaseLoader(null, []))).resolves.toBe(1);
});
