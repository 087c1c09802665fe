import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { TitleLink } from '../../components/actions/links';
import { StatusBadge } from '../../components/cards/badge';
import { IconTile } from '../../components/cards/icon';
import { RichText } from '../../components/text/rich-text';
import { containerStyle, Section } from '../../components/text/section';
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
  /** A thing for each tool, in their order. */
  workbench: Queries.WorkbenchFieldsFragment | null;
}

/** The shelf with a thing for each tool and, on wide screens, the tool with its figure of the day right below it. */
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

const toolsStyle = css(
  plainList,
  containerStyle,
  columns({ medium: '1fr 1fr' }),
  {
    columnGap: theme.space[8],
    lineHeight: theme.leading.snug,
    '> li': {
      position: 'relative',
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'start',
      alignItems: 'center',
      gap: `${theme.space[1]} ${theme.space[3]}`,
      paddingBlock: theme.space[4],
      borderBottom: `${theme.line} solid ${theme.colour.line}`,
    },
    '> li > span': { margin: 0 },
    h3: { flex: '1 1 4em', margin: 0, fontSize: theme.text.title4 },
    p: { flex: '1 1 100%', margin: 0 },
    // The whole column is the link's target.
    'h3 a::after': { content: '""', position: 'absolute', inset: 0 },
    [theme.media.wide]: {
      width: 'auto',
      // Each column begins where its thing does in the picture.
      paddingInline: '3.2%',
      gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
      columnGap: '1.5%',
      fontSize: theme.text.shelf,
      '> li': {
        display: 'grid',
        gridTemplateRows: 'subgrid',
        gridRow: 'span 4',
        alignItems: 'start',
        padding: 0,
        border: 0,
      },
      // The things are the icons.
      '> li > span:first-of-type': { display: 'none' },
      // On the edge of the shelf, like a price.
      'h3 + span': {
        order: -1,
        justifySelf: 'start',
        marginBlock: `calc(-1 * ${theme.space[4]}) ${theme.space[2]}`,
      },
      h3: { fontSize: '1.125em' },
    },
  },
);

const latestStyle = css({
  paddingTop: theme.space[1],
  color: theme.tint.strong,
  strong: largeType(theme.text.quote, '-0.03em'),
  [theme.media.wide]: { strong: { display: 'block' } },
});
