// Opens what is closed for print, in engines whose style sheets can't (::details-content). Answers with a common name
// exclude each other, so the name goes meanwhile.
const opened = new Map<HTMLDetailsElement, string>();

if (!CSS.supports('selector(::details-content)')) {
  addEventListener('beforeprint', () => {
    const all = document.querySelectorAll<HTMLDetailsElement>(
      'main details:not([open])',
    );
    for (const details of all) {
      opened.set(details, details.name);
      details.name = '';
      details.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const [details, name] of opened) {
      details.open = false;
      details.name = name;
    }
    opened.clear();
  });
}
