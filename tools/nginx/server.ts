import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/** What an operator has in /var/www/larkfield/current, here. */
export interface Release {
  /** The built site. */
  root: string;
  /** What the build has made for nginx: headers and redirects. */
  generated: string;
}

export const BUILT: Release = {
  root: path.resolve('public'),
  generated: path.resolve('.deploy/generated.conf'),
};

/** A file of deploy/nginx with the paths of a release here. */
export function configurationOf(file: string, release: Release): string {
  return fs
    .readFileSync(path.join('deploy/nginx', file), 'utf8')
    .replaceAll('/var/www/larkfield/current/public', release.root)
    .replaceAll('/var/www/larkfield/current/generated.conf', release.generated)
    .replace(/^ *include .*site\.conf;/m, () =>
      configurationOf('site.conf', release),
    );
}

/** Serves a release on a free port of this machine, as deploy/nginx/site.conf has it. */
export async function startSite(nginxRoot: string, release = BUILT) {
  const port = await freePort();
  const stop = await startNginx(
    nginxRoot,
    `server {
      listen 127.0.0.1:${port};
      root ${release.root};
      ${configurationOf('site.conf', release)}
    }`,
  );
  return { origin: `http://127.0.0.1:${port}`, stop };
}

/** Starts nginx with these server blocks. Gives what stops it; throws what nginx says when it does not start. */
export async function startNginx(nginxRoot: string, servers: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(
    file,
    `load_module ${path.join(nginxRoot, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so')};
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid nginx.pid;
    error_log stderr notice;
    events {}
    http {
      include ${path.join(nginxRoot, 'etc/nginx/mime.types')};
      default_type application/octet-stream;
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join('\n')}
      ${servers}
    }`,
  );
  const nginx = spawn(
    path.join(nginxRoot, 'usr/sbin/nginx'),
    ['-p', folder, '-e', 'stderr', '-c', file],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const kill = () => nginx.kill();
  process.once('exit', kill);
  const ended = once(nginx, 'exit').then(() => {
    process.off('exit', kill);
    fs.rmSync(folder, { recursive: true, force: true });
  });
  let words = '';
  const started = new Promise<void>((resolve) => {
    nginx.stderr.setEncoding('utf8').on('data', (data: string) => {
      words += data;
      if (words.includes('start worker process')) resolve();
    });
  });
  const failed = ended.then(() => {
    throw new Error(`nginx did not start: ${words}`);
  });
  await Promise.race([started, failed]);
  return async () => {
    kill();
    await ended;
  };
}

/** A port of this machine that no program listens on at the moment. */
export async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
