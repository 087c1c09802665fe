import { graphql } from 'gatsby';
import { Actions } from '../components/actions';
import { Card } from '../components/card';
import { Section } from '../components/section';
import { cardGrid } from '../styles/lists';

export const fragment = graphql`
  fragment HomeDemoFields on HomeDemo {
    title
    text
    note
    book {
      ...ActionFields
    }
  }
  fragment DemosFields on Demos {
    chat {
      title
      text
      greeting
      prompts
      replies {
        keywords
        reply
      }
      fallback
    }
    leads {
      title
      text
      analysing
      samples {
        name
        company
        source
      }
    }
    calls {
      title
      text
      callers
      script
      summaries {
        outcome
        summary
      }
    }
  }
`;

interface DemoSectionProps {
  intro: Queries.HomeDemoFieldsFragment;
  demos: Queries.DemosFieldsFragment;
}

/** What the chat assistant, lead generation and call handling say and do, with sample data. */
export function DemoSection({ intro, demos }: DemoSectionProps) {
  const { chat, leads, calls } = demos;
  return (
    <Section id="demo" title={intro.title} text={intro.text}>
      <ul css={cardGrid}>
        <Card>
          <h3>{chat.title}</h3>
          <p>{chat.text}</p>
          <details>
            <summary>Read the conversation</summary>
            <p>{chat.greeting}</p>
            <ul>
              {chat.replies.map(({ keywords, reply }) => (
                <li key={reply}>
                  <strong>{keywords.join(', ')}:</strong> {reply}
                </li>
              ))}
            </ul>
            <p>{chat.fallback}</p>
          </details>
        </Card>
        <Card>
          <h3>{leads.title}</h3>
          <p>{leads.text}</p>
          <details>
            <summary>See sample leads</summary>
            <p>{leads.analysing}</p>
            <ul>
              {leads.samples.map(({ name, company, source }) => (
                <li key={name}>
                  {name}, {company} ({source})
                </li>
              ))}
            </ul>
          </details>
        </Card>
        <Card>
          <h3>{calls.title}</h3>
          <p>{calls.text}</p>
          <details>
            <summary>Read the call</summary>
            <p>Callers: {calls.callers.join(', ')}</p>
            <ol>
              {calls.script.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
            <ul>
              {calls.summaries.map(({ outcome, summary }) => (
                <li key={outcome}>
                  <strong>{outcome}:</strong> {summary}
                </li>
              ))}
            </ul>
          </details>
        </Card>
      </ul>
      <p>
        <small>{intro.note}</small>
      </p>
      <Actions actions={[intro.book]} />
    </Section>
  );
}
