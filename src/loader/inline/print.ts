// Opens what is closed for print, in engines whose style sheets can't (::details-content). Answers with a common name
// exclude each other, so the name goes, too.
if (!CSS.supports('selector(::details-content)'))
  addEventListener('beforeprint', () => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(
      'main details:not([open])',
    )) {
      details.name = '';
      details.open = true;
    }
  });
