import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';

interface CheckListProps {
  items: readonly string[];
  /** Two columns on wide screens, for a list as wide as the page. */
  wide?: boolean;
}

export function CheckList({ items, wide = false }: CheckListProps) {
  return (
    <ul css={wide ? wideStyle : listStyle}>
      {items.map((item) => (
        <li key={item} css={itemStyle}>
          <Check aria-hidden="true" size="1.25em" css={tickStyle} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

const listStyle = css(plainList, { marginBottom: theme.space[6] });

const wideStyle = css(listStyle, {
  [theme.media.medium]: { columns: 2, columnGap: theme.space[12] },
});

const itemStyle = css({
  display: 'flex',
  gap: theme.space[3],
  marginBottom: theme.space[3],
  lineHeight: theme.leading.snug,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
});

const tickStyle = css({
  flex: 'none',
  marginTop: '0.15em',
  color: theme.colour.success,
});
