import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { css } from '@emotion/react';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';

interface IconListProps {
  /** An icon and the words beside it. */
  lines: readonly (readonly [LucideIcon, ReactNode])[];
}

export function IconList({ lines }: IconListProps) {
  return (
    <ul css={listStyle}>
      {lines.map(([Icon, words], index) => (
        <li key={index}>
          <Icon aria-hidden="true" size="1.25em" />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

const listStyle = css(plainList, {
  display: 'grid',
  gap: theme.space[3],
  fontStyle: 'normal',
  lineHeight: theme.leading.snug,
  li: { display: 'flex', gap: theme.space[3] },
  a: { whiteSpace: 'nowrap' },
  svg: { flex: 'none', color: theme.tint.strong },
});
