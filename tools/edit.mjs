// npm run edit — opens data/ as forms on http://localhost:8001, for people who don't read JSON. The forms are those of
// Decap CMS, made from the schemas in src/content; a save that would bring in a mistake is refused in words.
//   -- 8002   another port
import path from 'node:path';
import { watch } from 'chokidar';
import { editServer } from './edit/server';
import { HOST, requireFreePort } from './lib/port.mjs';

const port = Number(process.argv[2] ?? 8001);
const data = path.resolve('data');

await requireFreePort(port);
const { server, lookAgain } = editServer({
  data,
  page: path.resolve('tools/edit'),
  decap: path.resolve('tools/editor/node_modules/decap-cms/dist'),
});

// Files that are changed by hand meanwhile are looked at, too.
let timer;
watch(data, { ignoreInitial: true }).on('all', () => {
  clearTimeout(timer);
  timer = setTimeout(lookAgain, 100);
});

server.listen(port, HOST, () =>
  console.log(
    `\nThe forms are on http://localhost:${port} (press Login: no password is needed). Run \`npm run develop\` beside it to see the site.`,
  ),
);
