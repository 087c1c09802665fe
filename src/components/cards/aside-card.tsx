import type { ReactNode } from 'react';
import { useId } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { cardStyle } from './card';

interface AsideCardProps {
  title: string;
  children: ReactNode;
}

/** A section in a box beside the main content. */
export function AsideCard({ title, children }: AsideCardProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} css={boxStyle}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </section>
  );
}

const boxStyle = (theme: Theme) =>
  css(cardStyle(theme), {
    boxShadow: theme.shadow.medium,
    h2: { fontFamily: theme.font.body, fontSize: theme.text.title3 },
    ul: { alignSelf: 'stretch' },
    'li:last-child': { marginBottom: 0, borderBottom: 0, paddingBottom: 0 },
  });
