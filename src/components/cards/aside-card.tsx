import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { TitledSection } from '../text/titled-section';
import { theme } from '../../styles/theme';
import { cardStyle } from './card';

interface AsideCardProps {
  title: string;
  children: ReactNode;
}

/** A section in a box beside the main content. */
export function AsideCard({ title, children }: AsideCardProps) {
  return (
    <TitledSection title={title} small css={boxStyle}>
      {children}
    </TitledSection>
  );
}

const boxStyle = css(cardStyle, {
  boxShadow: theme.shadow.medium,
  ul: { alignSelf: 'stretch' },
  'li:last-child': { marginBottom: 0, borderBottom: 0, paddingBottom: 0 },
});
