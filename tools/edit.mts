// npm run edit — serves the editors' desk, forms for data/, on http://localhost:8001. It reads and writes the folder that
// an editor picks in the browser.
//   -- 8002           another port
//   -- --write .desk  writes the desk of the repository DESK_REPOSITORY to a folder, for a host, and ends
import path from 'node:path';
import { parseArgs } from 'node:util';
import { deskServer } from '../desk/desk-server';
import { writeDesk } from '../desk/write-desk';
import { DESK_PORT } from '../src/issue-overlay/desk-path';
import { HOST, requireFreePort } from './lib/local-server';
import { fail } from './lib/run';

const { values, positionals } = parseArgs({
  options: { write: { type: 'string' } },
  allowPositionals: true,
});

if (values.write) {
  const { DESK_REPOSITORY: name = '', DESK_SIGN_IN: signIn } = process.env;
  await writeDesk(values.write, { name, signIn }).catch((error: unknown) =>
    fail(String(error)),
  );
  console.log(`The desk of ${name} is in ${values.write}.`);
} else {
  const port = Number(positionals[0] ?? DESK_PORT);
  await requireFreePort(port);
  const server = await deskServer(path.basename(process.cwd()));
  server.listen(port, HOST, () =>
    console.log(
      `\nThe desk is on http://localhost:${port} (Ctrl+C ends it). Run \`npm run develop\` beside it to see the site.`,
    ),
  );
}
