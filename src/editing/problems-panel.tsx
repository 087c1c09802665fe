import type { Theme } from '@emotion/react';
import type { ProblemEvent } from './problem-events';

/** What is wrong with data/, over the last page that was right. Nothing when all is right. `develop` alone has it. */
export function ProblemsPanel({ problems }: { problems: ProblemEvent }) {
  if (problems.length === 0) return null;
  return (
    <div role="alert" css={panelStyle}>
      <p>
        <strong>{countOf(problems)} in data/.</strong> The page stays as it was
        until all is mended; this note goes by itself then.
      </p>
      <ul>
        {problems.map(({ file, line, column, path, message }) => (
          <li key={[file, line, column, path, message].join()}>
            <code>
              {file}:{line}:{column}
            </code>{' '}
            {path && <strong>{path}: </strong>}
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}

function countOf({ length }: ProblemEvent): string {
  return length === 1 ? 'A mistake' : `${length} mistakes`;
}

const panelStyle = (theme: Theme) =>
  ({
    position: 'fixed',
    zIndex: theme.layer.skip,
    insetInline: theme.space[4],
    insetBlockEnd: theme.space[4],
    maxInlineSize: theme.width.video,
    maxBlockSize: '45vh',
    marginInline: 'auto',
    padding: theme.space[5],
    overflow: 'auto',
    overflowWrap: 'anywhere',
    color: theme.colour.text,
    background: theme.colour.surface,
    border: `${theme.line} solid ${theme.colour.danger}`,
    borderBlockStartWidth: theme.thick,
    borderRadius: theme.radius.small,
    boxShadow: theme.shadow,
    fontSize: theme.text.small,
    '& p': { margin: 0 },
    '& ul': {
      margin: 0,
      marginBlockStart: theme.space[3],
      paddingInlineStart: theme.space[5],
    },
    '& code': { color: theme.colour.danger },
  }) as const;
