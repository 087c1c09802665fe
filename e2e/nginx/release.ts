import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BUILT_CONF, freePort, startNginx } from '../../tools/nginx/server';

const DEPLOY = path.resolve('deploy/nginx');

/** The names that larkfield.conf serves: the site’s own, and the one that leads there. */
export const HOST = 'www.larkfield.example';
export const BARE_HOST = 'larkfield.example';

/** A server as an operator sets it up: where it listens on 127.0.0.1, its certificate, and what ends it. */
export interface ReleaseServer {
  httpPort: number;
  httpsPort: number;
  certificate: string;
  stop: () => Promise<void>;
}

/** Tells whether certificates can be made here. */
export function hasOpenssl(): boolean {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Lays the built site and its configuration out as docs/hosting.md says, in a folder of this machine, and starts an
 * nginx with larkfield.conf as it stands but for folders and ports. Throws what nginx says against it.
 */
export async function startRelease(
  nginxRoot: string,
  siteFolder: string,
): Promise<ReleaseServer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'larkfield-release-'));
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const here = (lines: string) =>
    lines
      .replaceAll('/etc/letsencrypt/live', folder)
      .replaceAll('/var/www/larkfield', folder)
      .replaceAll('snippets/', `${folder}/snippets/`)
      .replaceAll(/^ *listen \[::\].*\n/gm, '')
      .replaceAll('listen 80', `listen 127.0.0.1:${httpPort}`)
      .replaceAll('listen 443', `listen 127.0.0.1:${httpsPort}`);
  const lay = (from: string, to: string) => {
    const target = path.join(folder, to);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, here(fs.readFileSync(from, 'utf8')));
  };
  const release = path.join(folder, 'releases/1');
  for (const name of fs.readdirSync(BUILT_CONF))
    lay(path.join(BUILT_CONF, name), `releases/1/nginx/${name}`);
  lay(path.join(DEPLOY, 'site.conf'), 'releases/1/nginx/site.conf');
  fs.symlinkSync(path.resolve(siteFolder), path.join(release, 'public'));
  fs.symlinkSync(release, path.join(folder, 'current'));
  lay(path.join(DEPLOY, 'tls.conf'), 'snippets/larkfield-tls.conf');
  const certificate = makeCertificate(path.join(folder, HOST));
  const servers = fs.readFileSync(path.join(DEPLOY, 'larkfield.conf'), 'utf8');
  const stopNginx = await startNginx(nginxRoot, here(servers), httpsPort);
  const stop = async () => {
    await stopNginx();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { httpPort, httpsPort, certificate, stop };
}

/** Makes a key and a certificate for both names where certbot would leave them; gives the certificate. */
function makeCertificate(folder: string): string {
  fs.mkdirSync(folder, { recursive: true });
  const key = path.join(folder, 'privkey.pem');
  const certificate = path.join(folder, 'fullchain.pem');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'],
      ...['-subj', `/CN=${HOST}`],
      ...['-addext', `subjectAltName=DNS:${HOST},DNS:${BARE_HOST}`],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  return fs.readFileSync(certificate, 'utf8');
}
