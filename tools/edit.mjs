// npm run edit — opens data/ as forms on http://localhost:8001, for people who don't read JSON. The forms are drawn from
// the schemas in src/content; a save that would bring in a mistake is refused in words.
//   -- 8002   another port
import { editServer } from './edit/server';
import { HOST, requireFreePort } from './lib/port.mjs';

const port = Number(process.argv[2] ?? 8001);

await requireFreePort(port);
editServer('data').listen(port, HOST, () =>
  console.log(
    `\nThe forms are on http://localhost:${port} (Ctrl+C ends them). Run \`npm run develop\` beside it to see the site.`,
  ),
);
