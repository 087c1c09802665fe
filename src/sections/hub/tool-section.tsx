import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { TitleLink } from '../../components/actions/links';
import { cardBox } from '../../components/cards/card';
import { RichText } from '../../components/text/rich-text';
import { Section } from '../../components/text/section';
import { ruledList } from '../../styles/lists';
import { coverParent, largeType } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { WorkbenchPicture } from '../workbench-picture';

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

/** The picture shows an object for each tool; narrow screens cut it up, so that each row of a list has its own. */
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
                    sizes="25rem"
                    css={[thingStyle, css({ '--thing': index })]}
                  />
                </div>
              )}
              <div>
                <h3>
                  <TitleLink href={item.link}>{item.title}</TitleLink>
                </h3>
                <small css={item.status === 'Premium' && premiumStyle}>
                  {item.status}
                </small>
                <p>{item.description}</p>
              </div>
              <p css={latestStyle}>
                <RichText>{item.latest}</RichText>
              </p>
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
  borderRadius: theme.radius.small,
  overflow: 'clip',
  [theme.media.spacious]: { display: 'none' },
});

const thingStyle = css({
  // Needed before the lazy picture has loaded: without a height it would be above its square, and never load.
  '--aspect': '2400 / 1028',
  width: '827.6%',
  margin: '-192.4% 0 0 calc(-20% - 98.8% * var(--thing))',
});

const toolsStyle = css(ruledList(theme.space[2]), {
  display: 'grid',
  columnGap: theme.space[10],
  lineHeight: theme.leading.snug,
  fontSize: theme.text.caption,
  '> li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${theme.space[12]} minmax(0, 1fr) auto`,
    columnGap: theme.space[3],
    alignItems: 'center',
  },
  'h3, p': { margin: 0 },
  h3: {
    display: 'inline-block',
    marginRight: theme.space[2],
    fontSize: theme.text.title4,
  },
  'h3 a::after': coverParent,
  [theme.media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.media.spacious]: {
    // Aligns each column with its object in the picture.
    padding: `${theme.space[3]} 3.2% ${theme.space[6]}`,
    gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
    gap: '0 1.5%',
    '> li': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'space-between',
      padding: 0,
      border: 0,
    },
    small: { display: 'block' },
  },
});

const latestStyle = css({
  textAlign: 'end',
  color: theme.colour.textMuted,
  strong: {
    display: 'block',
    ...largeType(theme.text.quote, '-0.03em'),
    color: theme.tint.strong,
  },
  [theme.media.spacious]: { paddingTop: theme.space[1], textAlign: 'start' },
});

const premiumStyle = css({ fontWeight: 600, color: theme.colour.text });
