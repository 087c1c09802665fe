import type { Theme } from '@emotion/react';
import { css } from '@emotion/react';
import { plainList } from '../../styles/lists';

/** The pages that a template names, or the default ones (SPEC.md section 2, "Included pages"). */
export function includedPages(
  named: readonly string[] | null,
  defaults: readonly string[],
): readonly string[] {
  return named ?? defaults;
}

interface IncludedPageListProps {
  pages: readonly string[];
}

export function IncludedPageList({ pages }: IncludedPageListProps) {
  return (
    <ul css={listStyle}>
      {pages.map((page) => (
        <li key={page}>{page}</li>
      ))}
    </ul>
  );
}

const listStyle = (theme: Theme) =>
  css(plainList, {
    counterReset: 'page',
    display: 'grid',
    gap: theme.space[4],
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${theme.width.narrow} * 0.75, 100%), 1fr))`,
    li: {
      counterIncrement: 'page',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: theme.space[6],
      padding: theme.space[4],
      background: theme.colour.surface,
      border: `${theme.line} solid ${theme.colour.line}`,
      borderTop: `${theme.thick} solid ${theme.tint.strong}`,
      borderRadius: theme.radius.small,
      fontFamily: theme.font.display,
      fontWeight: 700,
      lineHeight: theme.leading.snug,
      // Decorative: the alternative text after the slash is empty.
      '&::before': {
        content: [
          'counter(page, decimal-leading-zero)',
          'counter(page, decimal-leading-zero) / ""',
        ],
        fontSize: theme.text.small,
        color: theme.tint.strong,
        fontVariantNumeric: 'tabular-nums',
      },
    },
  });
