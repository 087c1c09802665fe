import type { Route } from '@playwright/test';

/** Each answers a request as it should not be answered; `late` and `cut` have what the server sent. */
export const failures = {
  404: (route: Route) => route.fulfill({ status: 404, body: '' }),
  500: (route: Route) => route.fulfill({ status: 500, body: '' }),
  reset: (route: Route) => route.abort('connectionreset'),
  hang: () => undefined,
  // The log-in page of a public network, which answers every request.
  html: (route: Route) =>
    route.fulfill({
      contentType: route.request().url().endsWith('.js')
        ? 'application/javascript'
        : 'text/html',
      body: '<!doctype html><title>Log in</title>',
    }),
  cut: async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  late: async (route: Route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 12_000));
    await route.fulfill({ response });
  },
};
