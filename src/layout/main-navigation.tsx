import { graphql } from 'gatsby';
import type { MouseEvent } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ButtonLink } from '../components/button-link';
import { SiteLink } from '../components/site-link';
import { plainList } from '../styles/lists';
import { NavigationGroup } from './navigation-group';

export const fragment = graphql`
  fragment HeaderFields on Navigation {
    header {
      name
      href
      dropdown {
        name
        href
      }
    }
    signIn {
      name
      href
    }
    getStarted {
      name
      href
    }
  }
`;

interface MainNavigationProps {
  id: string;
  navigation: Queries.HeaderFieldsFragment;
  currentPath: string;
  /** Matters on a phone only: a wide screen always shows the menu. */
  isOpen: boolean;
  /** Told whenever a link is followed, even one to the page that is open already. */
  onFollow: () => void;
}

/** The header's menu. */
export function MainNavigation({
  id,
  navigation,
  currentPath,
  isOpen,
  onFollow,
}: MainNavigationProps) {
  const { header, signIn, getStarted } = navigation;
  const followed = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a'))
      onFollow();
  };
  return (
    // Listens for what its links do; it is no control itself.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <nav
      id={id}
      aria-label="Main"
      css={navStyle}
      data-open={isOpen}
      onClick={followed}
    >
      <ul css={listStyle}>
        {header.map(({ name, href, dropdown }) =>
          dropdown ? (
            <NavigationGroup
              key={name}
              name={name}
              links={dropdown}
              currentPath={currentPath}
            />
          ) : (
            href && (
              <li key={name}>
                <SiteLink
                  href={href}
                  aria-current={href === currentPath ? 'page' : undefined}
                >
                  {name}
                </SiteLink>
              </li>
            )
          ),
        )}
      </ul>
      <ul css={listStyle}>
        <li>
          <SiteLink href={signIn.href}>{signIn.name}</SiteLink>
        </li>
        <li>
          <ButtonLink href={getStarted.href}>{getStarted.name}</ButtonLink>
        </li>
      </ul>
    </nav>
  );
}

const navStyle = (theme: Theme) =>
  css({
    [theme.media.narrow]: {
      display: 'none',
      width: '100%',
      '&[data-open="true"]': { display: 'block' },
      '@media (scripting: none)': { display: 'block' },
    },
    [theme.media.wide]: {
      display: 'flex',
      flex: 1,
      justifyContent: 'space-between',
      gap: theme.space[6],
    },
  });

const listStyle = (theme: Theme) =>
  css(plainList, {
    '> li > a': { fontWeight: 500 },
    '> li > a:not([data-variant])': {
      display: 'block',
      paddingBlock: theme.space[2],
      color: theme.colour.text,
      textDecoration: 'none',
      '&:hover, &[aria-current]': { textDecoration: 'underline' },
    },
    [theme.media.narrow]: { marginBottom: theme.space[4] },
    [theme.media.wide]: {
      display: 'flex',
      alignItems: 'center',
      gap: theme.space[6],
    },
  });
