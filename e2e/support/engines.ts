import path from 'node:path';
import { launch } from 'puppeteer-core';
import { Builder } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { findBrowser } from '../../tools/lib/browsers';
import type { PageErrors } from './test';

export const ENTER = '\uE007';
export const ESCAPE = '\uE00C';

/** A page of a browser, reduced to what the specs need. Coordinates are CSS px of the viewport. */
export interface EnginePage {
  /** Opens an address and waits for its load event. */
  goto(address: string): Promise<unknown>;
  evaluate<Result>(
    script: (...args: string[]) => Result,
    ...args: string[]
  ): Promise<Awaited<Result>>;
  movePointer(x: number, y: number): Promise<unknown>;
  click(x: number, y: number): Promise<unknown>;
  type(text: string): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** Failures since the last `goto`. */
  pageErrors(): Promise<PageErrors>;
  close(): Promise<unknown>;
}

/** Starts headless Firefox over WebDriver BiDi, which needs no driver. */
async function startFirefox(baseURL: string): Promise<EnginePage> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: findBrowser('Firefox') ?? '',
    headless: true,
  });
  const page = await browser.newPage();
  let pageErrors: PageErrors;
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type()))
      pageErrors.console.push(message.text());
  });
  page.on('pageerror', (error) =>
    pageErrors.console.push(`uncaught: ${String(error)}`),
  );
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isForeign =
      /^https?:/.test(request.url()) && !request.url().startsWith(baseURL);
    if (isForeign) pageErrors.foreignRequests.push(request.url());
    void (isForeign ? request.abort() : request.continue()).catch(
      () => undefined,
    );
  });
  return {
    goto: (address) => {
      pageErrors = { console: [], foreignRequests: [] };
      return page.goto(address);
    },
    evaluate: (script, ...args) => page.evaluate(script, ...args),
    movePointer: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    pageErrors: () => Promise.resolve(pageErrors),
    close: () => browser.close(),
  };
}

/**
 * Starts WebKitGTK's MiniBrowser over classic WebDriver, full screen on a virtual display, so that no toolbar takes
 * space. The driver can't read the console, so each page collects its own messages from the load event on, before our
 * scripts start. It can't see requests either: a proxy address where nothing listens blocks all other hosts.
 */
async function startWebKit(): Promise<EnginePage> {
  const service = new DriverService.Builder('/usr/bin/WebKitWebDriver')
    .setLoopback(true)
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: '/usr/bin/env',
        args: [
          `XDG_CONFIG_HOME=${path.join(__dirname, 'webkit')}`,
          'xvfb-run',
          '--auto-servernum',
          findBrowser('WebKit'),
          '--automation',
          '--full-screen',
          '--proxy=http://127.0.0.1:9',
          '--ignore-host=127.0.0.1',
        ],
      },
    })
    .build();
  const pointer = (x: number, y: number) =>
    driver.actions().move({ x, y, duration: 0 });
  return {
    goto: async (address) => {
      await driver.get(address);
      await driver.executeScript(keepMessages);
    },
    evaluate: (script, ...args) => driver.executeScript(script, ...args),
    movePointer: (x, y) => pointer(x, y).perform(),
    click: (x, y) => pointer(x, y).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize: (width, height) =>
      driver.manage().window().setRect({ x: 0, y: 0, width, height }),
    pageErrors: async () => ({
      console: await driver.executeScript<string[]>(
        () => window.keptMessages ?? [],
      ),
      foreignRequests: [],
    }),
    close: async () => {
      await driver.quit();
      await service.kill();
    },
  };
}

declare global {
  interface Window {
    keptMessages?: string[];
  }
}

function keepMessages() {
  const kept: string[] = [];
  window.keptMessages = kept;
  for (const level of ['error', 'warn'] as const)
    console[level] = (...said: unknown[]) => kept.push(said.join(' '));
  addEventListener('error', (event) => kept.push(`uncaught: ${event.message}`));
  addEventListener('unhandledrejection', (event) =>
    kept.push(`uncaught: ${String(event.reason)}`),
  );
  addEventListener('securitypolicyviolation', (event) =>
    kept.push(`refused: ${event.blockedURI}`),
  );
}

export const ENGINES = [
  { name: 'Firefox', start: startFirefox },
  { name: 'WebKit', start: startWebKit },
] as const;
