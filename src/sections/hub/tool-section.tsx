import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { TitleLink } from '../../components/actions/links';
import { RichText } from '../../components/text/rich-text';
import { Section } from '../../components/text/section';
import { containerStyle } from '../../styles/layout';
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
  workbench: Queries.WorkbenchFieldsFragment;
}

/** Each tool with its latest figure, below a picture with an object for each. */
export function ToolSection({ workbench, ...tools }: ToolSectionProps) {
  return (
    <Section
      title={tools.title}
      text={tools.text}
      wideHead
      bleed={
        <>
          <WorkbenchPicture
            workbench={workbench}
            sizes="100vw"
            css={shelfStyle}
          />
          <ul css={toolsStyle}>
            {tools.items.map((item) => (
              <li key={item.title} css={tintStyle(item.colour ?? 'sage')}>
                <h3>
                  <TitleLink href={item.link}>{item.title}</TitleLink>
                </h3>
                <p css={latestStyle}>
                  <RichText>{item.latest}</RichText>
                </p>
                <p css={textStyle}>
                  {item.description}{' '}
                  <small css={item.status === 'Premium' && premiumStyle}>
                    {item.status}
                  </small>
                </p>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}

const shelfStyle = css({
  '--aspect': '2.7',
  '--focal-point': '50% 95%',
  borderRadius: 0,
});

/** On spacious screens each column is below its object in the picture. */
const toolsStyle = css(ruledList(theme.space[3]), containerStyle, {
  display: 'grid',
  columnGap: theme.space[10],
  fontSize: theme.text.caption,
  lineHeight: theme.leading.snug,
  '> li': {
    position: 'relative',
    display: 'grid',
    grid: `'name latest' auto 'text latest' 1fr / minmax(0, 1fr) auto`,
    columnGap: theme.space[3],
  },
  'h3, p': { margin: 0 },
  h3: { fontSize: theme.text.title4 },
  'h3 a::after': coverParent,
  [theme.media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.media.spacious]: {
    width: 'auto',
    margin: 0,
    padding: `${theme.space[5]} 3.2% 0`,
    gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
    gap: '0 1.5%',
    '> li': { display: 'block', padding: 0, border: 0 },
  },
});

const latestStyle = css({
  gridArea: 'latest',
  textAlign: 'end',
  strong: {
    display: 'block',
    ...largeType(theme.text.figure, '-0.03em'),
    color: theme.tint.strong,
  },
  [theme.media.spacious]: {
    textAlign: 'start',
    strong: { fontSize: `min(3.4vw, ${theme.text.display})` },
  },
});

const textStyle = css({
  fontSize: theme.text.tiny,
  color: theme.colour.textMuted,
  small: { fontSize: 'inherit' },
});

const premiumStyle = css({ fontWeight: 600, color: theme.colour.text });
