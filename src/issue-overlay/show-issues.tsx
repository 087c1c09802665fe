import { CacheProvider, css, type EmotionCache } from '@emotion/react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  countInWords,
  ISSUE_EVENTS,
  type LocatedIssue,
  MORE_LATER,
} from '../content/check/report';
import { labelOfField } from '../content/labels';
import { theme } from '../styles/theme';
import { DESK_PORT, deskPath } from './desk-path';

const STAYS = `The page stays as it was until the mistakes are mended. ${MORE_LATER}`;

/** The address of `npm run edit`. */
const DESK = `http://localhost:${DESK_PORT}`;

/** Shows what is wrong with data/ over every page, in a separate React root, so that rendering of pages is unaffected. */
export function showIssues(cache: EmotionCache): void {
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <CacheProvider value={cache}>
      <Issues />
    </CacheProvider>,
  );
}

/**
 * The errors and warnings that `develop` reports, over the last valid page until they are folded away. The browser
 * reconnects after a restart. Hidden tabs don't listen, because a browser opens at most six connections to a server and
 * Gatsby uses one for each page.
 */
export function Issues() {
  const [issues, setIssues] = useState<LocatedIssue[]>([]);
  useEffect(() => {
    let events: EventSource | undefined;
    const listenWhileVisible = () => {
      events?.close();
      if (document.hidden) return;
      events = new EventSource(ISSUE_EVENTS);
      events.onmessage = ({ data }: MessageEvent<string>) =>
        setIssues(JSON.parse(data) as LocatedIssue[]);
    };
    listenWhileVisible();
    document.addEventListener('visibilitychange', listenWhileVisible);
    return () => {
      document.removeEventListener('visibilitychange', listenWhileVisible);
      events?.close();
    };
  }, []);
  if (issues.length === 0) return null;
  const isWrong = issues.some(({ severity }) => severity === 'error');
  return (
    <section
      aria-label="Mistakes in data/"
      css={[panelStyle, isWrong && wrongStyle]}
    >
      <div role="alert">
        <details open>
          <summary>
            <strong>{countInWords(issues)}.</strong>{' '}
            <span>{isWrong ? STAYS : 'The site can go online with that.'}</span>
          </summary>
          <ul>
            {issues.map(({ file, line, column, path, message, severity }) => (
              <li key={[file, line, column, path, message].join()}>
                <a href={DESK + deskPath(file)} target="desk">
                  {labelOfField(file, path)}
                </a>{' '}
                <span>
                  {isWrong && severity === 'warning'
                    ? `Warning: ${message}`
                    : message}
                </span>{' '}
                <code>
                  {file}:{line}:{column}
                </code>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </section>
  );
}

const panelStyle = css({
  position: 'fixed',
  zIndex: theme.zIndex.top,
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
  border: `${theme.stroke.thin} solid ${theme.colour.line}`,
  borderBlockStartWidth: theme.stroke.thick,
  borderRadius: theme.radius.small,
  boxShadow: theme.shadow.large,
  fontSize: theme.text.small,
  '& ul': {
    margin: 0,
    marginBlockStart: theme.space[3],
    paddingInlineStart: theme.space[5],
  },
  '& code': { color: theme.colour.textMuted },
});

const wrongStyle = css({
  borderColor: theme.colour.danger,
  '& a': { color: theme.colour.danger },
});
