import { css } from '@emotion/react';
import LinkIcon from 'lucide-react/icons/link';
import { NumberedHeading } from '../../components/text/long-text';
import { theme } from '../../styles/theme';
import {
  type HeadedSection,
  headingText,
  headingTitle,
} from '../../content/article-sections';

interface SectionHeadingProps {
  /** The heading's id. The link leads to the section, which has another id. */
  id: string;
  section: HeadedSection;
}

/** A heading with a link to its section, for sharing. */
export function SectionHeading({ id, section }: SectionHeadingProps) {
  const { heading, level } = section;
  return (
    <div css={rowStyle}>
      <NumberedHeading
        id={id}
        level={level}
        number={heading.kind === 'step' ? heading.number : undefined}
        title={headingTitle(heading)}
      />
      {/* Inside the heading, the label would become part of its text. */}
      <a
        href={`#${section.id}`}
        aria-label={`Link to this section: ${headingText(heading)}`}
        css={anchorStyle}
      >
        <LinkIcon aria-hidden="true" size="1.125em" />
      </a>
    </div>
  );
}

const rowStyle = css({
  display: 'flex',
  alignItems: 'flex-end',
  gap: theme.space[1],
  marginBottom: theme.space[4],
  breakAfter: 'avoid',
  '@media (hover: hover)': {
    '&:not(:hover) a:not(:focus-visible)': { opacity: 0 },
  },
});

const anchorStyle = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: theme.space[8],
  height: theme.space[8],
  color: theme.colour.textMuted,
  '&:hover': { color: theme.colour.link },
  [theme.media.print]: { display: 'none' },
});
