import { css } from '@emotion/react';
import { plainList } from '../../../styles/lists';
import { theme } from '../../../styles/theme';
import { TABLET } from '../preview-style';
import { BlockSection } from './block-section';
import type { BlockProps } from '../site';

/** Articles as lines, each with its date. */
export function PostsBlock({ block }: BlockProps) {
  return (
    <BlockSection title={block.title}>
      <ul css={postsStyle}>
        {block.cards?.map(({ title, text, tag }) => (
          <li key={title}>
            <p>{tag}</p>
            <div>
              <h5>{title}</h5>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

const postsStyle = css(plainList, {
  li: {
    display: 'grid',
    gap: `${theme.space[1]} ${theme.space[6]}`,
    paddingBlock: theme.space[5],
    '& + li': { borderTop: `${theme.line} solid ${theme.colour.line}` },
    [TABLET]: {
      gridTemplateColumns: `minmax(0, ${theme.width.narrow}) minmax(0, 1fr)`,
    },
  },
  'h5, p': { margin: 0 },
  h5: { fontSize: theme.text.title3, lineHeight: theme.leading.snug },
  p: { color: theme.colour.textMuted },
});
