import { render } from '@testing-library/react';
import { JsonLd } from './json-ld';

test('holds the data as JSON, and nothing in it ends the script', () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'A </script><b>firm</b> &lt;/script&gt; &amp; more',
  } as const;
  const { container } = render(<JsonLd data={data} />);
  const script = container.querySelector('script');
  expect(script).toHaveAttribute('type', 'application/ld+json');
  // Gatsby decodes entities in it.
  expect(script?.innerHTML).not.toMatch(/[<&]/);
  expect(JSON.parse(script?.innerHTML ?? '')).toEqual(data);
});
