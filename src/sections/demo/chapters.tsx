import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { InnerSection } from '../../components/text/section';
import { formatDuration } from '../../content/text/format';
import { frameOf, playAddress } from '../../content/video-address';
import { columns, coverParent, ruledList } from '../../styles/mixins';
import { theme } from '../../styles/theme';

export const fragment = graphql`
  fragment ChaptersFields on DemoChapters {
    title
    items {
      start
      title
      text
    }
  }
`;

interface ChaptersProps {
  chapters: Queries.ChaptersFieldsFragment;
  src: string;
  frame: string;
}

/** The chapters of a video: links that play it from a given second in its frame, without scripts. */
export function Chapters({ chapters, src, frame }: ChaptersProps) {
  return (
    <InnerSection title={chapters.title} small css={chaptersStyle}>
      <ol css={ruledList(theme.space[3])}>
        {chapters.items.map(({ start, title, text }) => (
          <li key={start}>
            <a href={playAddress(frameOf(src), start)} target={frame}>
              <span>{formatDuration(start)}</span> <strong>{title}</strong>
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </InnerSection>
  );
}

const chaptersStyle = css({
  '> h2': { marginBottom: theme.space[2] },
  li: {
    position: 'relative',
    lineHeight: theme.leading.snug,
    // On phones the video is sticky above the chapters and must not cover the focused one.
    [theme.media.phone]: { '> a': { scrollMarginTop: '75vw' } },
  },
  a: css(columns(`${theme.space[12]} 1fr`), {
    textDecoration: 'none',
    color: theme.colour.text,
    '&:hover strong': { textDecoration: 'underline' },
    '&::after': coverParent,
    span: {
      fontWeight: 700,
      fontVariantNumeric: 'tabular-nums',
      color: theme.colour.link,
    },
  }),
  p: {
    margin: `${theme.space[1]} 0 0 ${theme.space[12]}`,
    fontSize: theme.text.caption,
    color: theme.colour.textMuted,
  },
});
