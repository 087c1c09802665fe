import type { Route } from '@playwright/test';

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
};
