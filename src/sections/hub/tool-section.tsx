import { css } from '@emotion/react';
import { graphql } from 'gatsby';
import { TitleLink } from '../../components/actions/links';
import { Badge } from '../../components/display/badge';
import { cardBox } from '../../components/display/card';
import { Section } from '../../components/text/section';
import { columns, plainList } from '../../styles/mixins';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';
import { Shelf } from '../shared/shelf';

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
    }
  }
`;

interface ToolSectionProps extends Queries.HubToolsFieldsFragment {
  /** A picture of a thing for each tool, in their order and evenly spaced. */
  themedPicture: Queries.ThemedPictureFieldsFragment;
}

/** Each tool's card is below its object in the picture; where there is no room for eight, both scroll sideways. */
export function ToolSection(props: ToolSectionProps) {
  const { themedPicture, items, ...head } = props;
  return (
    <Section {...head}>
      <div css={wholeWidthStyle}>
        <Shelf pictures={themedPicture} width={WIDTH}>
          <ul css={toolsStyle}>
            {items.map(({ title, description, link, status, colour }) => (
              <li key={title} css={[toolStyle, tintStyle(colour ?? 'sage')]}>
                <h3>
                  <TitleLink cover href={link}>
                    {title}
                  </TitleLink>
                </h3>
                <p>{description}</p>
                <Badge strong={status === 'Premium'}>{status}</Badge>
              </li>
            ))}
          </ul>
        </Shelf>
      </div>
    </Section>
  );
}

/** Leaves room for words in an eighth of it. */
const WIDTH = '84rem';

const wholeWidthStyle = css({
  marginInline: `calc(-1 * ${theme.space.pageMargin})`,
});

/** The padding is what the picture has beside its first and last object. */
const toolsStyle = css(plainList, columns('repeat(8, 1fr)'), {
  gap: theme.space[3],
  padding: `${theme.space[4]} calc(2.4% + ${theme.space[2]}) ${theme.space[2]}`,
});

const toolStyle = css(cardBox, {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'start',
  gap: theme.space[2],
  padding: theme.space[3],
  fontSize: theme.text.small,
  lineHeight: theme.leading.snug,
  'h3, p': { margin: 0 },
  h3: { fontSize: theme.text.title4 },
});
