import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { listFiles } from '../src/content/check/files';
import { FILE_TIMES, type FileTimes } from './file-times';
import { writeDesk } from './write-desk';

/**
 * A server (not yet listening) of the desk, for a local repository in a folder of this name. The desk's own files are
 * written to `root`, which must not be shared by servers running at the same time.
 */
export async function deskServer(
  folder: string,
  root = 'node_modules/.cache/desk',
) {
  await writeDesk(root, { name: `local/${folder}` });
  const serve = sirv(root, { dev: true });
  return http.createServer((request, response) => {
    if (request.url === FILE_TIMES)
      response.end(JSON.stringify(fileTimes('data')));
    else serve(request, response);
  });
}

export const fileTimes = (data: string): FileTimes =>
  Object.fromEntries(
    listFiles(data).map((file) => [
      `data/${file}`,
      fs.statSync(path.join(data, file), { throwIfNoEntry: false })?.mtimeMs,
    ]),
  );
