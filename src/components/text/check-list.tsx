import { css } from '@emotion/react';
import Check from 'lucide-react/icons/check';
import { plainList } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { RichText } from './rich-text';

export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul css={listStyle}>
      {items.map((item) => (
        <li key={item} css={itemStyle}>
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

const itemStyle = css({
  display: 'flex',
  gap: theme.space[3],
  marginBottom: theme.space[3],
  lineHeight: theme.leading.snug,
});

const tickStyle = css({
  flex: 'none',
  marginTop: '0.15em',
  color: theme.colour.success,
});
