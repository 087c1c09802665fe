import type { PanelProps } from './product-panel';

/** A workflow: what starts it, the question it asks and the steps that follow each answer. */
export function WorkflowPanel({ panel }: PanelProps) {
  return (
    <>
      <p>When: {panel.trigger}</p>
      <p>{panel.condition}</p>
      <ul>
        {panel.branches?.map(({ answer, steps }) => (
          <li key={answer}>
            <strong>{answer}</strong>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </>
  );
}
