interface DemoScriptsProps {
  demos: Pick<Queries.DemosFieldsFragment, 'chat' | 'calls'>;
}

/** What is said in the demos, for visitors without scripts. */
export function DemoScripts({ demos: { chat, calls } }: DemoScriptsProps) {
  return (
    <>
      <details>
        <summary>{chat.title}</summary>
        <p>{chat.greeting}</p>
        <ul>
          {chat.replies.map(({ keywords, reply }) => (
            <li key={reply}>
              {keywords.join(', ')}: {reply}
            </li>
          ))}
        </ul>
      </details>
      <details>
        <summary>{calls.title}</summary>
        <ol>
          {calls.script.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </details>
    </>
  );
}
