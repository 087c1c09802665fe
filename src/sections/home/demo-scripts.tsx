import { Card } from '../../components/cards/card';
import { cardGrid } from '../../styles/lists';

interface DemoScriptsProps {
  demos: Queries.DemosFieldsFragment;
}

/** The texts of the demos, for visitors without scripts. */
export function DemoScripts({ demos }: DemoScriptsProps) {
  const { chat, leads, calls } = demos;
  return (
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
      </Card>
      <Card>
        <h3>{calls.title}</h3>
        <p>{calls.text}</p>
        <details>
          <summary>Read the call</summary>
          <ol>
            {calls.script.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </details>
      </Card>
    </ul>
  );
}
