import type { PanelProps } from './product-panel';

/** A board of deals by stage. */
export function PipelinePanel({ panel }: PanelProps) {
  return (
    <ul>
      {panel.stages?.map(({ title, deals }) => (
        <li key={title}>
          <strong>{title}</strong>
          <ul>
            {deals.map(({ name, job, value }) => (
              <li key={name}>
                {name}: {job}, {value}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
