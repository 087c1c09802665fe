import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as gatsby from 'gatsby';
import { renderWithTheme } from '../../../tools/jest/render';
import { SiteLink } from './site-link';

const byGatsby = jest.spyOn(gatsby, 'Link');
beforeEach(() => byGatsby.mockClear());

describe('SiteLink', () => {
  test.each(['/', '/blog', '/#tools', '/blog/a-b', '/#a.b'])(
    'opens %s, a page of this site, without a reload',
    (href) => {
      renderWithTheme(<SiteLink href={href}>Go</SiteLink>);
      expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute(
        'href',
        href,
      );
      expect(byGatsby).toHaveBeenCalled();
    },
  );

  test.each([
    '#tools',
    '/rss.xml',
    '/files/terms.pdf#page',
    'https://www.example.com/',
    'mailto:hello@example.com',
    'tel:+442079460142',
  ])('leaves %s to the browser', (href) => {
    renderWithTheme(<SiteLink href={href}>Go</SiteLink>);
    expect(screen.getByRole('link', { name: 'Go' })).toHaveAttribute(
      'href',
      href,
    );
    expect(byGatsby).not.toHaveBeenCalled();
  });

  test.each(['/blog', '#tools'])(
    'hands on everything else for %s',
    async (href) => {
      const user = userEvent.setup();
      const onClick = jest.fn((event: { preventDefault(): void }) =>
        event.preventDefault(),
      );
      renderWithTheme(
        <SiteLink href={href} aria-current="page" onClick={onClick}>
          Go
        </SiteLink>,
      );
      await user.click(screen.getByRole('link', { current: 'page' }));
      expect(onClick).toHaveBeenCalledTimes(1);
    },
  );
});
