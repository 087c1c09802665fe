import { css } from '@emotion/react';
import { SiteLink } from '../../components/actions/links';
import { templatePath } from '../../content/routes';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';
import { visuallyHidden } from '../../styles/mixins';
import { TemplateShot } from './template-shot';

const SIZES =
  '(min-width: 78em) 29rem, (min-width: 62em) calc(38vw - 1rem), 62vw';

/**
 * Screenshots of the last three templates, since the cards below start with the others. They overlap, with the first of
 * them in front until another is hovered or focused.
 */
export function TemplateExhibition({
  templates,
}: {
  templates: readonly Queries.TemplateCardFieldsFragment[];
}) {
  return (
    <ul css={exhibitionStyle}>
      {templates
        .slice(-3)
        .reverse()
        .map((template) => (
          <li key={template.slug}>
            <SiteLink href={templatePath(template.slug)} css={linkStyle}>
              <TemplateShot template={template} sizes={SIZES} />
              <span css={visuallyHidden}>{`View ${template.name}`}</span>
            </SiteLink>
          </li>
        ))}
    </ul>
  );
}

/** From the back to the front, each one overlapping the one before. */
const exhibitionStyle = css(plainList, {
  display: 'grid',
  gridTemplateColumns: 'repeat(13, minmax(0, 1fr))',
  [theme.media.print]: { display: 'none' },
  '> li': {
    // The middle of each stays clear of the others.
    gridColumn: '5 / -1',
    [theme.media.motion]: { transition: `transform ${theme.motion.slow}` },
    '&:nth-of-type(2)': { gridColumn: '1 / 10' },
    '& + li': { marginTop: '-26%' },
    '&:hover, &:focus-within': {
      zIndex: 1,
      [theme.media.motion]: { transform: 'scale(1.03)' },
    },
  },
  [theme.media.wide]: { marginTop: `-${theme.space[12]}` },
});

const linkStyle = css({
  display: 'block',
  position: 'relative',
  borderRadius: theme.radius.medium,
  boxShadow: theme.shadow.large,
  color: theme.colour.text,
  textDecoration: 'none',
  '&:focus-visible': { borderRadius: theme.radius.medium },
});
