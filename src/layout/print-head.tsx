import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { columnStyle } from '../components/text/section';
import { theme } from '../styles/theme';

export const fragment = graphql`
  fragment PrintHeadFields on SiteSettings {
    name
    origin
    contact {
      address
    }
  }
`;

interface PrintHeadProps {
  site: Queries.PrintHeadFieldsFragment;
  currentPath: string;
}

/** Says on paper, where header and footer are missing, whose page it is and where it came from. */
export function PrintHead({ site, currentPath }: PrintHeadProps) {
  return (
    // The not-found page is built for one address and shown at others.
    <p css={printStyle} suppressHydrationWarning>
      <strong>{site.name}</strong>
      {`, ${site.contact.address} · ${site.origin}${currentPath}`}
    </p>
  );
}

const printStyle = css(columnStyle, {
  display: 'none',
  marginBlock: theme.space[4],
  fontSize: theme.text.small,
  [theme.media.print]: { display: 'block' },
});
