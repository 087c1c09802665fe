import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { TitleLink } from '../../components/actions/links';
import { StatusBadge } from '../../components/cards/badge';
import { IconTile } from '../../components/cards/icon';
import { RichText } from '../../components/text/rich-text';
import { containerStyle, Section } from '../../components/text/section';
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
      icon
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
  /** A picture of a shelf with an object for each tool, in the tools' order. */
  workbench: Queries.WorkbenchFieldsFragment | null;
}

/** A shelf with an object for each tool. On wide screens each tool and its figure are right below its object. */
export function ToolSection({ workbench, ...tools }: ToolSectionProps) {
  const shelf = (
    <>
      {workbench && <WorkbenchPicture workbench={workbench} wide />}
      <ul css={toolsStyle}>
        {tools.items.map((item) => (
          <li key={item.title} css={tintStyle(item.colour ?? 'sage')}>
            <IconTile name={item.icon} />
            <h3>
              <TitleLink href={item.link}>{item.title}</TitleLink>
            </h3>
            <StatusBadge status={item.status} />
            <p>{item.description}</p>
            <p css={latestStyle}>
              <RichText>{item.latest}</RichText>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <Section title={tools.title} text={tools.text} wideHead bleed={shelf} />
  );
}

const toolsStyle = css(plainList, containerStyle, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  gap: `${theme.space[8]} ${theme.space[5]}`,
  paddingTop: theme.space[6],
  lineHeight: theme.leading.snug,
  '> li': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.space[1],
  },
  '> li > span': { order: -1, margin: 0 },
  'h3, p': { flex: '1 1 100%', margin: 0 },
  h3: { fontSize: theme.text.title4 },
  // Makes the whole column clickable.
  'h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  [theme.media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [theme.media.wide]: {
    width: 'auto',
    // Aligns each column with its object in the picture.
    padding: '0 3.2%',
    gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
    gap: '0 1.5%',
    fontSize: theme.text.shelf,
    '> li': {
      display: 'grid',
      gridTemplateRows: 'subgrid',
      gridRow: 'span 4',
      alignItems: 'start',
    },
    // The objects replace the icons.
    '> li > span:first-of-type': { display: 'none' },
    // On the edge of the shelf, like a price tag.
    'h3 + span': {
      justifySelf: 'start',
      marginBlock: `calc(-1 * ${theme.space[4]}) ${theme.space[2]}`,
    },
    h3: { fontSize: '1.125em' },
  },
});

const latestStyle = css({
  paddingTop: theme.space[1],
  color: theme.tint.strong,
  strong: { display: 'block', ...largeType(theme.text.quote, '-0.03em') },
});
