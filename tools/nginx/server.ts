import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { nginxConfiguration } from './configuration';

/** A server that runs: where it is, and how to end it. */
export interface RunningServer {
  origin: string;
  stop: () => Promise<void>;
}

/** How long a server may take to start, in ms. */
const START_MS = 10_000;

const SITE_CONF = path.resolve('deploy/nginx/site.conf');

/** Where an operator keeps the files that site.conf includes. */
const OPERATORS_CONF = '/var/www/larkfield/current/nginx';

/** Where the build leaves what site.conf includes. */
export const BUILT_CONF = path.resolve('.deploy/nginx');

/**
 * Starts an nginx that serves a folder as an operator’s would: with deploy/nginx/site.conf and the files that the build
 * has made beside it, or others in their place.
 */
export function startSite(
  nginxRoot: string,
  siteFolder: string,
  { siteConf = SITE_CONF, includes = BUILT_CONF } = {},
): Promise<RunningServer> {
  const lines = fs
    .readFileSync(siteConf, 'utf8')
    .replaceAll(OPERATORS_CONF, includes);
  return startServer(nginxRoot, `root ${path.resolve(siteFolder)};\n${lines}`);
}

/** Starts an nginx on a free port that this machine alone can reach. Takes the lines of its one server block. */
export async function startServer(
  nginxRoot: string,
  lines: string,
): Promise<RunningServer> {
  const port = await freePort();
  const stop = await startNginx(
    nginxRoot,
    `server {\nlisten 127.0.0.1:${port};\n${lines}\n}`,
    port,
  );
  return { origin: `http://127.0.0.1:${port}`, stop };
}

/** Starts an nginx with server blocks, one of which listens on the port. Gives what stops it; throws what nginx says. */
export async function startNginx(
  nginxRoot: string,
  servers: string,
  port: number,
): Promise<() => Promise<void>> {
  const workFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-nginx-'));
  const configuration = path.join(workFolder, 'nginx.conf');
  fs.writeFileSync(
    configuration,
    nginxConfiguration({ nginxRoot, workFolder, servers }),
  );
  const nginx = spawn(
    path.join(nginxRoot, 'usr/sbin/nginx'),
    ['-p', workFolder, '-e', 'stderr', '-c', configuration],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let words = '';
  nginx.stderr.on('data', (data: Buffer) => {
    words += data.toString();
  });
  // Should this program end without having stopped it.
  const kill = () => nginx.kill();
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    await ended(nginx);
    fs.rmSync(workFolder, { recursive: true, force: true });
  };
  const end = Date.now() + START_MS;
  while (!(await answers(port))) {
    if (nginx.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`nginx did not start: ${words}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return stop;
}

function ended(program: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (program.exitCode !== null || !program.kill()) resolve();
    else program.once('exit', () => resolve());
  });
}

/** Gives a port that no program listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No port is free')),
      );
    });
  });
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net
      .connect(port, '127.0.0.1')
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });
}
