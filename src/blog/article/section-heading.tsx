import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Link as LinkIcon } from 'lucide-react';
import type { TitledSection } from './sections-of';
import { titleOf } from './sections-of';

interface SectionHeadingProps {
  /** The id of the heading itself; links lead to that of its section. */
  id: string;
  section: TitledSection;
}

/** The heading of a section, and a link to the place, for those who want to send it to someone. */
export function SectionHeading({ id, section }: SectionHeadingProps) {
  const { opening } = section;
  return (
    <div css={rowStyle}>
      <h2 id={id} css={headingStyle}>
        {opening.kind === 'step' ? (
          <>
            <span css={numeralStyle}>{`${opening.number}.`}</span>
            {` ${opening.title}`}
          </>
        ) : (
          opening.text
        )}
      </h2>
      {/* Beside the heading, not in it: its words would else become part of the heading's. */}
      <a
        href={`#${section.id}`}
        aria-label={`Link to this section: ${titleOf(opening)}`}
        css={anchorStyle}
      >
        <LinkIcon aria-hidden="true" size="1.125em" />
      </a>
    </div>
  );
}

const rowStyle = (theme: Theme) =>
  css({
    display: 'flex',
    alignItems: 'flex-end',
    gap: theme.space[1],
    marginBottom: theme.space[4],
    breakAfter: 'avoid',
    '@media (hover: hover)': {
      '&:not(:hover) a:not(:focus-visible)': { opacity: 0 },
    },
  });

const headingStyle = (theme: Theme) =>
  css({ display: 'flex', margin: 0, fontSize: theme.text.titleText });

const numeralStyle = (theme: Theme) =>
  css({
    flex: 'none',
    minWidth: '1.5em',
    fontVariantNumeric: 'tabular-nums',
    color: theme.tint.strong,
  });

const anchorStyle = (theme: Theme) =>
  css({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: theme.space[8],
    height: theme.space[8],
    color: theme.colour.textMuted,
    '&:hover': { color: theme.colour.link },
    [theme.media.print]: { display: 'none' },
  });
