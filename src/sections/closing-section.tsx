import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Actions } from '../components/actions/actions';
import { FieldArt } from '../components/media/field-art';
import { columnStyle } from '../components/text/section';

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
  children?: ReactNode;
}

/** The call to action at the end of a page. */
export function ClosingSection({ closing, children }: ClosingSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={fieldStyle}>
      <div css={contentStyle}>
        <h2 id={headingId}>{closing.title}</h2>
        <p css={textStyle}>{closing.text}</p>
        <Actions actions={closing.actions} />
        {children}
      </div>
      <FieldArt />
    </section>
  );
}

const fieldStyle = (theme: Theme) =>
  css({
    paddingTop: theme.space.section,
    overflow: 'hidden',
    background: theme.colour.field,
    color: theme.colour.onField,
    textAlign: 'center',
  });

const contentStyle = (theme: Theme) =>
  css(columnStyle(theme), {
    position: 'relative',
    zIndex: 1,
    // Above the sun.
    paddingBottom: theme.space[4],
    display: 'grid',
    justifyItems: 'center',
    ul: { justifyContent: 'center' },
    // The promises under the buttons, in rows.
    'ul + ul': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${theme.space[6]}`,
      margin: `${theme.space[6]} 0 0`,
      svg: { color: theme.colour.onFieldMuted },
    },
  });

const textStyle = (theme: Theme) =>
  css({
    maxWidth: theme.width.prose,
    marginBottom: theme.space[8],
    fontSize: theme.text.lead,
    lineHeight: theme.leading.snug,
    color: theme.colour.onFieldMuted,
  });
