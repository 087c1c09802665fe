import { graphql } from 'gatsby';
import { ButtonLink } from '../components/button-link';
import { Card } from '../components/card';
import { IconTile } from '../components/icon-tile';
import { Section } from '../components/section';
import { cardGrid } from '../styles/lists';

export const fragment = graphql`
  fragment FaqHelpFields on FaqHelp {
    title
    text
    channels {
      icon
      label
      description
      href
    }
  }
`;

interface HelpSectionProps {
  help: Queries.FaqHelpFieldsFragment;
}

/** Ways to reach a person: chat, mail and phone. */
export function HelpSection({ help }: HelpSectionProps) {
  return (
    <Section title={help.title} text={help.text}>
      <ul css={cardGrid}>
        {help.channels.map(({ icon, label, description, href }) => (
          <Card key={label}>
            <IconTile name={icon} />
            <p>{description}</p>
            <ButtonLink href={href} variant="secondary">
              {label}
            </ButtonLink>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
