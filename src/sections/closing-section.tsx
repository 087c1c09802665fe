import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Actions } from '../components/actions/actions';
import type { LandscapeView } from '../components/media/landscape';
import {
  Landscape,
  fieldHeight,
  skyGradient,
} from '../components/media/landscape';
import { columnStyle, leadStyle } from '../components/text/section';

export const fragment = graphql`
  fragment ClosingFields on Closing {
    title
    text
    actions {
      ...ActionFields
    }
  }
`;

interface ClosingSectionProps {
  closing: Queries.ClosingFieldsFragment;
  /** What its landscape shows. */
  view?: LandscapeView;
  children?: ReactNode;
}

/** The call to action at the end of a page: words in the sky, below them the field, which goes on into the footer. */
export function ClosingSection({
  closing,
  view,
  children,
}: ClosingSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={skyStyle} data-horizon>
      <div css={contentStyle}>
        <div css={wordsStyle}>
          <h2 id={headingId}>{closing.title}</h2>
          <p css={textStyle}>{closing.text}</p>
          <Actions actions={closing.actions} />
          {children}
        </div>
        <div css={artStyle}>
          <Landscape view={view} rising />
        </div>
      </div>
    </section>
  );
}

const artWidth = 'clamp(min(15rem, 62vw), 40vw, 30rem)';

const skyStyle = (theme: Theme) =>
  css({
    overflowX: 'clip',
    paddingTop: theme.space.section,
    // Down to the horizon.
    background: `${skyGradient(theme)} top / 100% calc(100% - ${fieldHeight(artWidth)} + ${theme.line}) no-repeat ${theme.colour.field}`,
    [theme.media.forcedColours]: { paddingBottom: theme.space.section },
    [theme.media.print]: { background: 'none' },
  });

const contentStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    display: 'grid',
    columnGap: theme.space[8],
    [theme.media.wide]: { gridTemplateColumns: '1fr auto' },
  });

const wordsStyle = (theme: Theme) =>
  css({
    position: 'relative',
    maxWidth: theme.width.prose,
    paddingBottom: theme.space[8],
    h2: { fontSize: theme.text.titleLong, lineHeight: theme.leading.tight },
    // The promises under the buttons, in rows.
    'ul + ul': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${theme.space[6]}`,
      margin: `${theme.space[6]} 0 0`,
    },
    [theme.media.wide]: {
      paddingBottom: `calc(${fieldHeight(artWidth)} + ${theme.space[20]})`,
    },
  });

const textStyle = (theme: Theme) =>
  css(leadStyle(theme), { marginBottom: theme.space[8] });

const artStyle = css({
  width: artWidth,
  alignSelf: 'end',
  justifySelf: 'center',
});
