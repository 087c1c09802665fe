import type { ReactNode } from 'react';
import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { ArticleBody } from './article-body';
import { ContentsList } from './contents-list';
import { readingGrid } from './reading-grid';
import type { Block } from './sections-of';
import { contentsOf, sectionsOf } from './sections-of';

interface ArticleTextProps {
  blocks: readonly Block[];
  /** What follows the text in its column. */
  children?: ReactNode;
}

/** The text of an article beside the list of its contents, which an article without headings does not have. */
export function ArticleText({ blocks, children }: ArticleTextProps) {
  const sections = sectionsOf(blocks);
  const contents = contentsOf(sections);
  return (
    <div css={textStyle}>
      {contents.length > 0 && <ContentsList entries={contents} />}
      <div css={middleStyle}>
        <ArticleBody sections={sections} />
        {children}
      </div>
    </div>
  );
}

const textStyle = (theme: Theme) =>
  css(readingGrid(theme), {
    paddingBlock: `${theme.space[8]} ${theme.space.section}`,
    [theme.media.wide]: { paddingTop: theme.space[12] },
  });

const middleStyle = (theme: Theme) =>
  css({ minWidth: 0, [theme.media.wide]: { gridColumn: 2 } });
