import path from 'node:path';

/** What a configuration for this machine is made of: paths are whole. */
export interface ServerOptions {
  /** The folder below which nginx stands as Debian packs it. */
  nginxRoot: string;
  /** A folder of the server’s own, for what it writes. */
  workFolder: string;
  /** The server blocks. */
  servers: string;
}

/** Takes options; gives a whole nginx.conf. */
export function nginxConfiguration({
  nginxRoot,
  workFolder,
  servers,
}: ServerOptions): string {
  const module = path.join(
    nginxRoot,
    'usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `load_module ${module};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes auto;
pid ${workFolder}/nginx.pid;
error_log stderr warn;
events { worker_connections 2048; }
http {
  include ${path.join(nginxRoot, 'etc/nginx/mime.types')};
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
${temporary.map((name) => `  ${name}_temp_path ${workFolder}/${name};`).join('\n')}
${servers}
}
`;
}
