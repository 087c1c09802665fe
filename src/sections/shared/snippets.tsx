import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { QueriedJson } from '../../content/from-graphql';
import { PanelSnippet, zoomStyles } from '../../panels/snippets/panel-snippet';
import { columns, largeType, wrappingRow } from '../../styles/mixins';
import { theme } from '../../styles/theme';

interface SnippetShowcaseProps {
  snippets: readonly QueriedJson[];
  className?: string;
}

/** Snippets of a product, enlarged, on a ground in its tint. */
export function SnippetShowcase({ snippets, className }: SnippetShowcaseProps) {
  return (
    <div css={[snippetGround, gridStyle]} className={className}>
      {snippets.map((snippet, index) => (
        <PanelSnippet
          key={index}
          snippet={snippet}
          css={zoomStyles.fromTablets}
        />
      ))}
    </div>
  );
}

const snippetGround = css({
  padding: theme.space[4],
  borderRadius: theme.radius.large,
  background: theme.tint.soft,
  outline: theme.tintRule,
  outlineOffset: `calc(-1 * ${theme.stroke.thin})`,
  [theme.media.medium]: { padding: theme.space[8] },
});

const gridStyle = css({
  display: 'grid',
  alignContent: 'center',
  gap: theme.space[3],
});

interface TimedSnippetsProps extends SnippetShowcaseProps {
  time: string;
  /** What happens then. */
  children?: ReactNode;
}

/**
 * A time in large type, what happens then and its snippets, on a ground in its tint. Parents may set `--first-snippet`,
 * the grid area of the first snippet.
 */
export function TimedSnippets(props: TimedSnippetsProps) {
  const { time, snippets, children, className } = props;
  return (
    <div css={timedStyle} className={className}>
      <div css={headStyle}>
        <p css={timeStyle}>{time}</p>
        {children && <div css={wordsStyle}>{children}</div>}
      </div>
      {snippets.map((snippet, index) => (
        <PanelSnippet
          key={index}
          snippet={snippet}
          css={[snippetStyle, index === 0 && firstSnippetStyle]}
        />
      ))}
    </div>
  );
}

/** The snippet fills the ground, however high the one beside it is. */
const timedStyle = css(snippetGround, columns(), {
  gridTemplateRows: 'auto 1fr',
  gap: theme.space[3],
  [theme.media.phone]: { padding: theme.space[3] },
  [theme.media.medium]: { padding: theme.space[6] },
});

/** On phones the words are beside the time, otherwise below it. */
const headStyle = css(wrappingRow, {
  alignContent: 'start',
  lineHeight: theme.leading.snug,
  p: { margin: 0 },
  h3: { marginBottom: theme.space[1] },
});

const wordsStyle = css({
  flex: '1 1 9em',
  [theme.media.phone]: { fontSize: theme.text.small },
  [theme.media.medium]: { flexBasis: '100%' },
});

const timeStyle = css(largeType(theme.text.clock, 'clock'), {
  fontVariantNumeric: 'tabular-nums',
  color: theme.tint.strong,
});

const snippetStyle = css(zoomStyles.fromTablets, {
  alignItems: 'center',
  [theme.media.phone]: { padding: theme.space[3] },
});

const firstSnippetStyle = css({ gridArea: 'var(--first-snippet, auto)' });
