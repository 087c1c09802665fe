/** @jest-environment node */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import type { RequestListener } from 'node:http';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  TestFolder,
  forEachTest,
} from '../../src/content/example-data.fixture';

const folder = forEachTest(new TestFolder());

/** A script's output, its lines for GitHub, and its exit code. */
function run(script: string, env: Record<string, string>) {
  const written = (name: string) =>
    fs.existsSync(folder.path(name)) ? folder.read(name) : '';
  return new Promise<Record<string, unknown>>((resolve) => {
    const child = execFile(
      process.execPath,
      [script],
      {
        timeout: 30_000,
        env: {
          PATH: `${folder.folder}:${process.env['PATH'] ?? ''}`,
          GITHUB_OUTPUT: folder.path('output'),
          GITHUB_STEP_SUMMARY: folder.path('summary'),
          ...env,
        },
      },
      (_error, stdout, stderr) =>
        resolve({
          status: child.exitCode,
          ...{ stdout, stderr },
          output: written('output'),
          summary: written('summary'),
        }),
    );
  });
}

async function withSite(
  answer: RequestListener,
  check: (url: string) => Promise<void>,
) {
  const server = http.createServer(answer).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await check(`http://127.0.0.1:${port}`).finally(() => {
    server.closeAllConnections();
    server.close();
  });
}

/** Stands in for npx: prints what it was asked for, and writes what wrangler does of a deployment at an address. */
function standIn(url: string) {
  const lines = [
    { type: 'wrangler-session' },
    { type: 'pages-deploy-detailed', url, alias: 'https://pr-7.example' },
  ].map((line) => JSON.stringify(line));
  fs.writeFileSync(
    folder.path('npx'),
    `#!/bin/sh\necho "$@"\necho '${lines.join('\n')}' > "$WRANGLER_OUTPUT_FILE_PATH"\n`,
    { mode: 0o755 },
  );
}

const ACCOUNT = { CLOUDFLARE_API_TOKEN: 'a', CLOUDFLARE_ACCOUNT_ID: 'b' };
const BRANCH = { CLOUDFLARE_PROJECT: 'site', DEPLOY_BRANCH: 'pr-7' };

test.each([{}, { ...ACCOUNT, CLOUDFLARE_API_TOKEN: '' }])(
  'without the secrets nothing is deployed, which is no error: %j',
  async (secrets) => {
    const { status, stdout, stderr, output, summary } = await run(
      'tools/hosting/deploy.mjs',
      { ...BRANCH, ...secrets },
    );
    expect({ status, stderr, output }).toEqual({
      ...{ status: 0, stderr: '', output: '' },
    });
    expect(summary).toMatch(/^Nothing is published, .*\.\n$/);
    expect(stdout).toBe(summary);
  },
);

test('deploys to the branch of the project and tells the address', () => {
  return withSite(
    (_request, response) => response.end(),
    async (url) => {
      standIn(url);
      const { status, stdout, output, summary } = await run(
        'tools/hosting/deploy.mjs',
        { ...BRANCH, ...ACCOUNT },
      );
      expect({ status, output }).toEqual({
        ...{ status: 0, output: `address=${url}\n` },
      });
      expect(stdout).toMatch(
        /wrangler@[\d.]+ pages deploy public --project-name site --branch pr-7$/m,
      );
      expect(summary).toContain('https://pr-7.example');
      expect(summary).toContain(url);
    },
  );
});

test('a deployed site that answers with an error is named in one sentence', () =>
  withSite(
    (_request, response) => response.writeHead(500).end(),
    async (url) => {
      const result = await run('tools/e2e.mjs', { BASE_URL: url });
      expect(result).toMatchObject({
        ...{ status: 1, stdout: '' },
        stderr: `\n✖ ${url} has to answer with status 200, but: 500.\n`,
      });
    },
  ));
