import { render, screen } from '@testing-library/react';
import { InnerSection, Section } from './section';

test.each([
  ['Section', Section],
  ['InnerSection', InnerSection],
])(
  '%s is a region with the name of its heading, also beside another of that name',
  (_name, Part) => {
    render(
      <>
        <Part id="tools" title="Tools">
          All of them
        </Part>
        <Part title="Tools">None</Part>
      </>,
    );
    const [first, second] = screen.getAllByRole('region', { name: 'Tools' });
    expect(first).toHaveAttribute('id', 'tools');
    expect(first).toHaveTextContent('All of them');
    expect(first?.querySelector('h2')?.id).not.toBe(
      second?.querySelector('h2')?.id,
    );
  },
);

describe('Section', () => {
  test('shows the links of its text', () => {
    render(<Section title="Tools" text="All in [the hub](/hub)." />);
    expect(screen.getByRole('link', { name: 'the hub' })).toHaveAttribute(
      'href',
      '/hub',
    );
  });
});
