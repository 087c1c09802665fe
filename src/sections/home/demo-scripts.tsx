interface DemoScriptsProps {
  chat: Queries.DemosFieldsFragment['chat'];
}

/** What the chat answers, for visitors without scripts; a call can be read on the page of its product. */
export function DemoScripts({ chat }: DemoScriptsProps) {
  return (
    <details>
      <summary>{chat.title}</summary>
      <ul>
        {chat.replies.map(({ keywords, reply }) => (
          <li key={reply}>{`${keywords.join(', ')}: ${reply}`}</li>
        ))}
      </ul>
    </details>
  );
}
