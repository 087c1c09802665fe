import { render, screen } from '@testing-library/react';
import * as gatsby from 'gatsby';
import { SiteLink } from './links';

const GatsbyLink = jest.spyOn(gatsby, 'Link');
beforeEach(() => GatsbyLink.mockClear());

test.each([
  ['/', true],
  ['/blog', true],
  ['/#tools', true],
  ['/#a.b', true],
  ['#tools', false],
  ['/rss.xml', false],
  ['/files/terms.pdf#page', false],
  ['https://www.example.com/', false],
  ['mailto:hello@example.com', false],
  ['tel:+442079460100', false],
])('%s is a page of this site: %s', (href, isPage) => {
  render(
    <SiteLink href={href} aria-current="page">
      Go
    </SiteLink>,
  );
  const link = screen.getByRole('link', { name: 'Go', current: 'page' });
  expect(link).toHaveAttribute('href', href);
  expect(GatsbyLink).toHaveBeenCalledTimes(isPage ? 1 : 0);
});
