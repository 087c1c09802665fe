import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, HOST } from '../lib/local-server';

/** The parts of a release, which in production is /var/www/larkfield/current. */
export const BUILT = {
  public: path.resolve('public'),
  'generated.conf': path.resolve('.deploy/generated.conf'),
};

/** A configuration file of deploy/nginx, adapted to another release folder. */
export function configurationOf(file: string, release = BUILT): string {
  let lines = fs.readFileSync(path.join('deploy/nginx', file), 'utf8');
  for (const [name, part] of Object.entries(release))
    lines = lines.replaceAll(`/var/www/larkfield/current/${name}`, part);
  return lines.replace(/include .*site\.conf;/, () =>
    configurationOf('site.conf', release),
  );
}

/** Serves a release on a port of this machine; by default a free one. */
export async function startSite(
  nginxRoot: string,
  release = BUILT,
  port?: number,
) {
  port ??= await freePort();
  const lines = configurationOf('site.conf', release);
  const stop = await startNginx(
    nginxRoot,
    `server { listen ${HOST}:${port}; root ${release.public}; ${lines} }`,
  );
  return { origin: `http://${HOST}:${port}`, stop };
}

/** Starts nginx with these server blocks. Throws nginx's message if it fails. */
export async function startNginx(nginxRoot: string, servers: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-nginx-'));
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  fs.writeFileSync(
    file,
    `load_module ${nginxRoot}/usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    pid nginx.pid;
    error_log stderr notice;
    events {}
    http {
      include ${nginxRoot}/etc/nginx/mime.types;
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${name};`).join(' ')}
      ${servers}
    }`,
  );
  const nginx = spawn(
    `${nginxRoot}/usr/sbin/nginx`,
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
