// What a sample site does with scripts: titles and focus of its pages, the basket, the chosen time and forms that send
// nothing. Without scripts all pages can be read and reached.

const all = (selector) => [...document.querySelectorAll(selector)];
const sections = all('main > section');
const site = document.title;

/** The section that the address shows. */
const shown = () =>
  document.getElementById(location.hash.slice(1))?.closest('section') ??
  sections[0];

/** Names the page in the title and marks its links. */
function nameShown() {
  const { id, ariaLabel } = shown();
  document.title = `${ariaLabel}: ${site}`;
  for (const link of all('nav a, .footer-pages a'))
    link.ariaCurrent = link.hash === `#${id}` ? 'page' : null;
}

nameShown();
addEventListener('hashchange', () => {
  nameShown();
  document.querySelector('.menu').open = false;
  const heading = shown().querySelector('h1');
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
});

// A frame hides the bar above its edge.
document.querySelector('.bar').inert = self !== top;

const count = document.querySelector('.count');

const slotOf = (time) => `${time.parentElement.ariaLabel}, ${time.textContent}`;

/** Marks a time as chosen, or no longer if it was. */
function choose(slot) {
  const status = document.querySelector('[data-chosen]');
  status.textContent = '';
  for (const time of all('.slots .choice')) {
    const isChosen = slotOf(time) === slot && time.ariaPressed !== 'true';
    time.ariaPressed = String(isChosen);
    if (isChosen)
      status.textContent = status.dataset.chosen.replace('{slot}', slot);
  }
}

document.addEventListener('click', (event) => {
  const pressed = event.target.closest('a, button');
  // In a frame, so that Back leaves the page around it.
  if (self !== top && pressed?.hash && !pressed.target) {
    event.preventDefault();
    location.replace(pressed.hash);
  }
  if (pressed?.matches('[data-add]'))
    count.textContent = String(Number(count.textContent) + 1);
  if (pressed?.matches('.days .choice')) choose(slotOf(pressed));
});

for (const form of all('form'))
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.nextElementSibling.textContent =
      'This is a sample, so nothing was sent.';
  });
