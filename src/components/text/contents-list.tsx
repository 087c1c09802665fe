import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { plainList } from '../../styles/lists';
import { theme } from '../../styles/theme';

const TITLE = 'On this page';

/** The table of contents with the current section marked: beside the text on wide screens, otherwise folded. */
export function ContentsList({
  entries,
}: {
  entries: readonly ContentsEntry[];
}) {
  const current = useCurrentSection(entries);
  const beside = useRef<HTMLDivElement>(null);

  // Scrolls the list to its current link. (`scrollIntoView` would scroll the page too.)
  useEffect(() => {
    const link = beside.current?.querySelector<HTMLElement>('[aria-current]');
    // Keyboard users have to see the link that has the focus.
    const isInUse = beside.current?.querySelector(':focus-visible');
    if (beside.current && link && !isInUse)
      beside.current.scrollTop =
        link.offsetTop - beside.current.clientHeight / 2;
  }, [current]);

  const list = (
    <ol css={listStyle}>
      {entries.map(({ id, title, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            css={[linkStyle, level === 3 && indentStyle]}
            aria-current={id === current ? 'location' : undefined}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  // Only scripts could open a <details> by the window's width, so there are two lists and CSS shows one.
  return (
    <nav aria-label={TITLE} css={navStyle}>
      <details css={foldedStyle}>
        <summary>
          {TITLE}
          <ChevronDown aria-hidden="true" size="1.25em" />
        </summary>
        {list}
      </details>
      <div ref={beside} css={besideStyle}>
        <p aria-hidden="true">{TITLE}</p>
        {list}
      </div>
    </nav>
  );
}

const navStyle = css({
  minWidth: 0,
  marginBottom: theme.space[8],
  [theme.media.wide]: {
    position: 'sticky',
    top: theme.space[20],
    alignSelf: 'start',
    margin: 0,
  },
});

const foldedStyle = css({
  border: `${theme.line} solid ${theme.colour.line}`,
  borderRadius: theme.radius.medium,
  background: theme.colour.surface,
  [theme.media.wide]: { display: 'none' },
  summary: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    padding: `${theme.space[3]} ${theme.space[4]}`,
    fontWeight: 600,
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    svg: { color: theme.tint.strong },
  },
  '&[open] summary svg': { transform: 'rotate(180deg)' },
  ol: { margin: `0 ${theme.space[4]} ${theme.space[4]}` },
});

const besideStyle = css({
  position: 'relative',
  maxHeight: `calc(100vh - ${theme.space[20]})`,
  overflowY: 'auto',
  // Room for the focus ring.
  margin: `-${theme.space[2]}`,
  padding: theme.space[2],
  [theme.media.narrow]: { display: 'none' },
  p: {
    margin: `0 0 ${theme.space[3]}`,
    fontSize: theme.text.small,
    fontWeight: 600,
  },
});

const listStyle = css(plainList, {
  borderLeft: `${theme.line} solid ${theme.colour.line}`,
});

const linkStyle = css({
  display: 'block',
  marginLeft: `-${theme.line}`,
  padding: `${theme.space[1]} ${theme.space[3]}`,
  borderLeft: `${theme.thick} solid transparent`,
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  color: theme.colour.textMuted,
  textDecoration: 'none',
  '&:hover': { color: theme.colour.text, textDecoration: 'underline' },
  '&[aria-current]': {
    borderLeftColor: theme.tint.strong,
    color: theme.colour.text,
  },
});

const indentStyle = css({ paddingLeft: theme.space[6] });

interface ContentsEntry {
  id: string;
  title: string;
  level?: 2 | 3;
}

/** A section counts as current when it begins at most this far below the position that links scroll to, in px. */
const TOLERANCE = 48;

/** The id of the section that is being read; undefined above the first section and before hydration. */
function useCurrentSection(
  entries: readonly ContentsEntry[],
): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const sections = entries.flatMap(
      ({ id }) => document.getElementById(id) ?? [],
    );
    let observer: IntersectionObserver | undefined;

    // Observed instead of listening to scroll events, which fire far more often.
    function watch() {
      observer?.disconnect();
      const line = scrollPadding() + TOLERANCE;
      observer = new IntersectionObserver(
        () => {
          const reached = sections.findLast(
            (section) => section.getBoundingClientRect().top <= line,
          );
          setCurrent(reached?.id);
        },
        { rootMargin: `0% 0% ${line - window.innerHeight}px` },
      );
      for (const section of sections) observer.observe(section);
    }

    watch();
    window.addEventListener('resize', watch);
    return () => {
      window.removeEventListener('resize', watch);
      observer?.disconnect();
    };
  }, [entries]);

  return current;
}

/** Where links within the page scroll to: below the sticky header, in px from the top of the window. */
function scrollPadding(): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return parseFloat(scrollPaddingTop) || 0;
}
