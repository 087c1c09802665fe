import { css } from '@emotion/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { plainList, smallPrint, summaryStyle } from '../../styles/mixins';
import { theme } from '../../styles/theme';

const TITLE = 'On this page';

/** The table of contents: beside the text on wide screens, folded on others. */
export function ContentsList({
  entries,
}: {
  entries: readonly { id: string; title: string; level?: 2 | 3 }[];
}) {
  const list = (
    <ol css={contentsStyle}>
      {entries.map(({ id, title, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            css={[contentsLinkStyle, level === 3 && indentStyle]}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  // CSS can't open a <details>, so there are two lists, of which one shows.
  return (
    <nav aria-label={TITLE} css={navStyle}>
      <details css={foldedStyle}>
        <summary css={[summaryStyle, titleStyle]}>
          {TITLE}
          <ChevronDown aria-hidden="true" size="1.25em" />
        </summary>
        {list}
      </details>
      <div css={besideStyle}>
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
  border: theme.rule,
  borderRadius: theme.radius.medium,
  background: theme.colour.surface,
  [theme.media.wide]: { display: 'none' },
  ol: { margin: `0 ${theme.space[4]} ${theme.space[4]}` },
});

const titleStyle = css({ padding: `${theme.space[3]} ${theme.space[4]}` });

const besideStyle = css({
  maxHeight: `calc(100dvh - ${theme.space[20]})`,
  overflowY: 'auto',
  // Room for the focus ring of the links.
  margin: `-${theme.space[2]}`,
  padding: theme.space[2],
  [theme.media.narrow]: { display: 'none' },
  p: {
    margin: `0 0 ${theme.space[3]}`,
    fontSize: theme.text.small,
    fontWeight: 600,
  },
});

const contentsStyle = css(plainList, {
  borderLeft: theme.rule,
  // Highlights the link to the section in view, where browsers support it.
  scrollTargetGroup: 'auto',
});

const contentsLinkStyle = css(smallPrint, {
  display: 'block',
  marginLeft: `-${theme.stroke.thin}`,
  padding: `${theme.space[1]} ${theme.space[3]}`,
  borderLeft: `${theme.stroke.thick} solid transparent`,
  textDecoration: 'none',
  '&:hover': { color: theme.colour.text, textDecoration: 'underline' },
  '&:target-current': {
    borderLeftColor: theme.tint.strong,
    color: theme.colour.text,
  },
});

const indentStyle = css({ paddingLeft: theme.space[6] });
