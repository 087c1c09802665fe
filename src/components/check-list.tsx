import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { Check } from 'lucide-react';
import { plainList } from '../styles/lists';

interface CheckListProps {
  items: readonly string[];
}

/** Points with a tick before each. */
export function CheckList({ items }: CheckListProps) {
  return (
    <ul css={plainList}>
      {items.map((item) => (
        <li key={item} css={itemStyle}>
          <Check aria-hidden="true" size="1.25em" css={tickStyle} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

const itemStyle = (theme: Theme) =>
  css({ display: 'flex', gap: theme.space[3], marginBottom: theme.space[3] });

const tickStyle = (theme: Theme) =>
  css({ flex: 'none', marginTop: '0.15em', color: theme.colour.success });
