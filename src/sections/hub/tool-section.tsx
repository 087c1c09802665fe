import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { TitleLink } from '../../components/actions/links';
import { Section } from '../../components/text/section';
import { columns, largeType, plainList } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { ThemedPicture } from '../shared/themed-picture';

export const fragment = graphql`
  fragment HubToolsFields on HubTools {
    title
    text
    items {
      colour
      title
      description
      link
      status
      value
    }
  }
`;

type Tool = Queries.HubToolsFieldsFragment['items'][number];

interface ToolSectionProps extends Queries.HubToolsFieldsFragment {
  /** A picture of a thing for each tool, in their order. */
  themedPicture: Queries.ThemedPictureFieldsFragment;
}

/** Each tool with its figure of the day, below its object in a picture; the halves are below each other on narrow screens. */
export function ToolSection(props: ToolSectionProps) {
  const { themedPicture, items, ...head } = props;
  const half = items.length / 2;
  return (
    <Section {...head} splitHead css={sectionStyle}>
      <div css={shelvesStyle}>
        <Shelf pictures={themedPicture} tools={items.slice(0, half)} />
        {/* The first picture's text describes both. */}
        <Shelf
          pictures={{ ...themedPicture, alt: '' }}
          tools={items.slice(half)}
          css={rightHalfStyle}
        />
      </div>
    </Section>
  );
}

interface ShelfProps {
  pictures: Queries.ThemedPictureFieldsFragment;
  tools: readonly Tool[];
  className?: string;
}

/** Half of the picture, with its tools below. */
function Shelf({ pictures, tools, className }: ShelfProps) {
  return (
    <div className={className}>
      <ThemedPicture pictures={pictures} sizes={SIZES} css={pictureStyle} />
      <ul css={toolsStyle}>
        {tools.map((tool) => (
          <li
            key={tool.title}
            css={[toolStyle, tintStyle(tool.colour ?? 'sage')]}
          >
            <p css={valueStyle}>{tool.value}</p>
            <h3>
              <TitleLink cover href={tool.link}>
                {tool.title}
              </TitleLink>
            </h3>
            <p>
              {tool.description}
              <small css={tool.status === 'Premium' && premiumStyle}>
                {tool.status}
              </small>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On narrow screens each half of the picture is as wide as the window. */
const SIZES = '(min-width: 62em) 100vw, 200vw';

const sectionStyle = css({ overflow: 'clip' });

/** As wide as the window. */
const shelvesStyle = css(columns('1fr', { wide: '1fr 1fr' }), {
  rowGap: theme.space[6],
  marginInline: `calc(-1 * ${theme.space.pageMargin})`,
});

const pictureStyle = css({
  borderRadius: 0,
  '--width': '200%',
  '--aspect': '3.5',
  '--focal-point': '50% 95%',
  [theme.media.wide]: { '--aspect': '2.7' },
});

const rightHalfStyle = css({ '--shift': '-100%' });

/** On wide screens the padding puts each tool below its object. */
const toolsStyle = css(plainList, columns('1fr 1fr 1fr 1fr'), {
  columnGap: theme.space[1],
  paddingInline: theme.space.gutter,
  [theme.media.wide]: { paddingInline: '3.2vw 0.8vw', columnGap: '1.5vw' },
});

const toolStyle = css({
  position: 'relative',
  paddingTop: theme.space[3],
  fontSize: theme.text.tiny,
  lineHeight: theme.leading.snug,
  small: { display: 'block', fontSize: 'inherit' },
  'h3, p': { margin: 0 },
  h3: { fontSize: 'inherit', letterSpacing: theme.tracking.title },
  [theme.media.medium]: { fontSize: theme.text.caption },
});

const valueStyle = css(largeType(`min(${theme.text.stat}, 7.5vw)`, 'large'), {
  color: theme.tint.strong,
  [theme.media.wide]: { fontSize: `min(${theme.text.stat}, 3.4vw)` },
});

const premiumStyle = css({ fontWeight: 600, color: theme.colour.text });
