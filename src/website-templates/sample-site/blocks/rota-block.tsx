import { visuallyHidden } from '../../../styles/mixins';
import type { SampleBlock } from '../sample-fields';

/** The kind of a shift, such as "9–5", by its start; undefined for other values. Kinds differ in colour. */
export const shiftKind = (value: string) =>
  /^\d+–\d+$/.test(value) ? Math.floor(parseInt(value) / 3) % 3 : undefined;

/** A week, or its figures. */
export function RotaBlock({
  title,
  text,
  columns,
  workers,
  total,
}: SampleBlock<'rota'>) {
  const hasClash = workers.some(({ clash }) => clash);
  return (
    <div className="sample-window">
      <div className="sample-window-bar">
        <h4>{title}</h4>
        {text && (
          <p className="sample-pill" data-clash={hasClash || undefined}>
            {text}
          </p>
        )}
      </div>
      <table>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {workers.map((worker) => (
            <tr key={worker.name}>
              <th scope="row">
                {worker.name}
                {worker.text && <span>{worker.text}</span>}
              </th>
              {columns.map((column, day) => {
                const shift = worker.shifts[day];
                return (
                  <td
                    key={column}
                    data-clash={worker.clash === day + 1 || undefined}
                  >
                    {shift ? (
                      <span data-shift={shiftKind(shift)}>{shift}</span>
                    ) : (
                      <span css={visuallyHidden}>off</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {total && (
        <p className="sample-window-bar">
          <span>{total.label}</span> <strong>{total.value}</strong>
        </p>
      )}
    </div>
  );
}
