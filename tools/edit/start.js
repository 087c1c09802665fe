/* global CMS, addEventListener, document, EventSource */
// Runs in the browser, in the page of `npm run edit`: starts the form, and shows what is wrong with data/ or with what
// was to be saved.
const place = document.querySelector('#problems');

let events;
listen();
// Each form has an address of its own behind the "#".
addEventListener('hashchange', listen);

function listen() {
  events?.close();
  events = new EventSource('/problems');
  events.onmessage = ({ data }) =>
    show(
      JSON.parse(data).map(({ file, line, path, message }) =>
        [`${file}:${line}`, path, message].filter(Boolean).join(' · '),
      ),
    );
}

fetch('/config.json')
  .then((response) => response.json())
  .then((config) => CMS.init({ config }));

function show(lines) {
  place.replaceChildren();
  if (lines.length === 0) return;
  const heading = document.createElement('p');
  heading.textContent =
    'This has to be mended before it can be saved or shown:';
  const list = document.createElement('ul');
  list.append(
    ...lines.map((line) => {
      const item = document.createElement('li');
      item.textContent = line;
      return item;
    }),
  );
  place.append(heading, list);
}
