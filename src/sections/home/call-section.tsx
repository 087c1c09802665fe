import { graphql } from 'gatsby';
import { css } from '@emotion/react';
import { Actions } from '../../components/actions/button';
import { StatList } from '../../components/cards/stats';
import { Section } from '../../components/text/section';
import { columns } from '../../styles/columns';
import { theme } from '../../styles/theme';
import { tintStyle } from '../../styles/tint';

export const fragment = graphql`
  fragment CallSectionFields on HomeCalls {
    title
    text
    stats {
      ...StatFields
    }
    action {
      ...ActionFields
    }
  }
`;

/** What the AI assistant does with a call, in a band with its figures. */
export function CallSection(props: Queries.CallSectionFieldsFragment) {
  const { title, text, stats, action } = props;
  return (
    <Section
      tone="tinted"
      title={title}
      text={text}
      wideHead
      css={tintStyle('amber')}
    >
      <StatList stats={stats} css={figuresStyle} />
      <Actions actions={[action]} secondary />
    </Section>
  );
}

const figuresStyle = css(columns({ all: '1fr 1fr 1fr' }), {
  gap: `clamp(${theme.space[3]}, 4vw, ${theme.space[12]})`,
  marginBottom: theme.space[6],
  '> div': { borderColor: theme.tint.strong },
  '> div > dt': { color: theme.colour.text },
  '> div > dd': { fontSize: theme.text.display, color: theme.tint.strong },
});
