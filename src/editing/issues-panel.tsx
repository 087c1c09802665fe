import { css } from '@emotion/react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '../components/actions/button';
import type { LocatedIssue } from '../content/check/issue';
import { theme } from '../styles/theme';
import { deskPath } from '../content/desk-path';

/** Where `npm run edit` serves the editors’ desk. */
const DESK = 'http://localhost:8001';

/** Shows the mistakes in data/ over the last valid page, in `develop`. Can be hidden until they change. */
export function IssuesPanel({ issues }: { issues: LocatedIssue[] }) {
  const [hidden, setHidden] = useState<LocatedIssue[]>();
  // An error that was corrected and comes back is shown again.
  if (issues.length === 0 && hidden) setHidden(undefined);
  if (issues.length === 0 || isSame(issues, hidden)) return null;
  const hide = () => setHidden(issues);
  const hideOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide();
  };
  return (
    <section aria-label="Mistakes in data/" css={panelStyle}>
      <Button
        variant="secondary"
        onClick={hide}
        onKeyDown={hideOnEscape}
        css={hideStyle}
      >
        Hide
      </Button>
      <div role="alert">
        <p>
          <strong>{countOf(issues)} in data/.</strong> The page stays as it was
          until they are fixed; then this note disappears.
        </p>
        <ul>
          {issues.map(({ file, line, column, path, message }) => (
            <li key={[file, line, column, path, message].join()}>
              <a href={DESK + deskPath(file)} target="desk">
                {file}:{line}:{column}
              </a>{' '}
              {path && <strong>{path}: </strong>}
              {message}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function countOf({ length }: LocatedIssue[]): string {
  return length === 1 ? 'A mistake' : `${length} mistakes`;
}

/** Every check of data/ sends the errors again, whether they have changed or not. */
function isSame(one: LocatedIssue[], other?: LocatedIssue[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const panelStyle = css({
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
  boxShadow: theme.shadow.large,
  fontSize: theme.text.small,
  '& p': { margin: 0 },
  '& ul': {
    margin: 0,
    marginBlockStart: theme.space[3],
    paddingInlineStart: theme.space[5],
  },
  '& a': { color: theme.colour.danger },
});

const hideStyle = css({
  // At the top, to be visible however long the list is.
  float: 'inline-end',
  marginInlineStart: theme.space[3],
  padding: `${theme.space[1]} ${theme.space[4]}`,
});
