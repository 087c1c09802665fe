import type { ReactNode } from 'react';
import { useId } from 'react';
import { css } from '@emotion/react';
import { withWholeWords } from './whole-words';
import { theme } from '../../styles/theme';

interface TitledSectionProps {
  /** The anchor for links to it. */
  id?: string;
  title: string;
  /** Makes the heading as small as a card’s. */
  small?: boolean;
  /** From the `css` of the parent. */
  className?: string;
  children: ReactNode;
}

/** A section within a column; `Section` is for one that spans the page. */
export function TitledSection({
  title,
  small = false,
  children,
  ...rest
}: TitledSectionProps) {
  const headingId = useId();
  return (
    <section
      css={small && smallTitleStyle}
      {...rest}
      aria-labelledby={headingId}
    >
      <h2 id={headingId}>{withWholeWords(title)}</h2>
      {children}
    </section>
  );
}

const smallTitleStyle = css({
  '> h2': { fontFamily: theme.font.body, fontSize: theme.text.title3 },
});
