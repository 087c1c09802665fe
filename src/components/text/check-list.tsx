import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import { plainList } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { RichText } from './rich-text';

interface CheckListProps {
  items: readonly string[];
  /** Closer rows, in two columns where there is room. */
  compact?: boolean;
}

export function CheckList({ items, compact }: CheckListProps) {
  return (
    <ul css={[listStyle, compact && compactStyle]}>
      {items.map((item) => (
        <li key={item} css={[itemStyle, compact && compactItemStyle]}>
          <Check aria-hidden="true" size="1.25em" css={tickStyle} />
          <span>
            <RichText>{item}</RichText>
          </span>
        </li>
      ))}
    </ul>
  );
}

const listStyle = css(plainList, { marginBottom: theme.space[6] });

const compactStyle = css({
  width: '100%',
  columnWidth: theme.width.smallCard,
  [theme.media.phone]: { columnWidth: '8rem', fontSize: theme.text.small },
});

const itemStyle = css({
  display: 'flex',
  gap: theme.space[3],
  marginBottom: theme.space[3],
  lineHeight: theme.leading.snug,
});

const compactItemStyle = css({
  marginBottom: theme.space[2],
  breakInside: 'avoid',
});

const tickStyle = css({
  flex: 'none',
  marginTop: '0.15em',
  color: theme.colour.success,
});
