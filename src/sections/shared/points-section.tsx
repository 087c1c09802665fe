import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { Actions } from '../../components/actions/actions';
import { CheckList } from '../../components/text/check-list';
import { Section } from '../../components/text/section';
import { SnippetShowcase } from './snippets';

export const fragment = graphql`
  fragment PointsSectionFields on PointsSection {
    title
    text
    points
    action {
      ...ActionFields
    }
    snippets
  }
`;

interface PointsSectionProps extends Pick<
  ComponentProps<typeof Section>,
  'id' | 'tone' | 'aside' | 'columnStyle' | 'className' | 'children'
> {
  content: Queries.PointsSectionFieldsFragment;
}

/** A list of points with ticks, a button where there is one, and beside them a picture or parts of the product. */
export function PointsSection(props: PointsSectionProps) {
  const { content, aside, children, ...rest } = props;
  const { points, action, snippets, ...head } = content;
  return (
    <Section
      {...rest}
      {...head}
      aside={aside ?? (snippets && <SnippetShowcase snippets={snippets} />)}
    >
      <CheckList items={points} />
      {action && <Actions actions={[action]} secondary />}
      {children}
    </Section>
  );
}
