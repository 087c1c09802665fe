// npm run edit — serves the editors' desk, forms for data/, on http://localhost:8001. It reads and writes the folder that
// an editor picks in the browser.
//   -- 8002   another port
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DESK_PORT } from '../src/desk/desk-path';
import { deskServer } from './lib/desk-server';
import { HOST, requireFreePort } from './lib/local-server';

const { positionals } = parseArgs({ allowPositionals: true });
const port = Number(positionals[0] ?? DESK_PORT);

await requireFreePort(port);
const server = await deskServer(path.basename(process.cwd()));
server.listen(port, HOST, () =>
  console.log(
    `\nThe desk is on http://localhost:${port} (Ctrl+C ends it). Run \`npm run develop\` beside it to see the site.`,
  ),
);
