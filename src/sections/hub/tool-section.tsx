import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { TitleLink } from '../../components/actions/links';
import { cardBox } from '../../components/cards/card';
import { RichText } from '../../components/text/rich-text';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { plainList } from '../../styles/lists';
import { largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { WorkbenchPicture } from '../product/workbench-picture';

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
      latest
    }
  }
`;

interface ToolSectionProps extends Queries.HubToolsFieldsFragment {
  /** A picture of a thing for each tool, in their order. */
  workbench: Queries.WorkbenchFieldsFragment | null;
}

/** The picture shows an object for each tool; narrow screens cut it up, so that each tool has its own above it. */
export function ToolSection({ workbench, ...tools }: ToolSectionProps) {
  return (
    <Section title={tools.title} text={tools.text} wideHead>
      <div css={shelfStyle}>
        {workbench && (
          <WorkbenchPicture
            workbench={workbench}
            sizes="74rem"
            css={wholeStyle}
          />
        )}
        <ul css={toolsStyle}>
          {tools.items.map((item, index) => (
            <li key={item.title} css={tintStyle(item.colour ?? 'sage')}>
              {workbench && (
                <div css={squareStyle}>
                  <WorkbenchPicture
                    workbench={{ ...workbench, alt: '' }}
                    sizes="(min-width: 48em) 182vw, 364vw"
                    css={[thingStyle, css({ '--thing': index })]}
                  />
                </div>
              )}
              <h3>
                <TitleLink href={item.link}>{item.title}</TitleLink>
              </h3>
              <p>{item.description}</p>
              <p css={latestStyle}>
                <RichText>{item.latest}</RichText>
              </p>
              <small css={item.status === 'Premium' && premiumStyle}>
                {item.status}
              </small>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** On spacious screens, shelf and tools are one card. */
const shelfStyle = css({
  [theme.media.spacious]: css(cardBox, {
    display: 'block',
    overflow: 'clip',
    padding: 0,
  }),
});

/** The whole shelf, with little of the wall above it. */
const wholeStyle = css({
  display: 'none',
  borderRadius: 0,
  '--aspect': '5',
  '--focal-point': '50% 82%',
  [theme.media.spacious]: { display: 'block' },
});

/** One thing: a square of 290 px from a picture of 2400 px, in which the things are about 286 px apart. */
const squareStyle = css({
  aspectRatio: '1',
  minHeight: 0,
  marginBottom: theme.space[2],
  borderRadius: theme.radius.large,
  overflow: 'clip',
  [theme.media.spacious]: { display: 'none' },
});

const thingStyle = css({
  // Needed before the lazy picture has loaded: without a height it would be above its square, and never load.
  '--aspect': '2400 / 1028',
  width: '827.6%',
  margin: '-192.4% 0 0 calc(-20% - 98.8% * var(--thing))',
});

const toolsStyle = css(plainList, columns({ all: '1fr 1fr' }), {
  gap: `${theme.space[1]} ${theme.space[5]}`,
  lineHeight: theme.leading.snug,
  fontSize: theme.text.caption,
  '> li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 5',
    paddingBottom: theme.space[6],
  },
  'h3, p': { margin: 0 },
  h3: { fontSize: theme.text.title4 },
  // Makes the whole column clickable.
  'h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  [theme.media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [theme.media.spacious]: {
    // Aligns each column with its object in the picture.
    padding: `${theme.space[3]} 3.2% ${theme.space[6]}`,
    gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
    gap: '0 1.5%',
    '> li': { gridRow: 'span 4', paddingBottom: 0 },
  },
});

const latestStyle = css({
  paddingTop: theme.space[1],
  color: theme.colour.textMuted,
  strong: {
    display: 'block',
    ...largeType(theme.text.quote, '-0.03em'),
    color: theme.tint.strong,
  },
});

const premiumStyle = css({ fontWeight: 600, color: theme.colour.text });
