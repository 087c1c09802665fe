import { visuallyHidden } from '../../../styles/mixins';
import type { QueriedBlock } from '../sample-fields';

/**
 * The kind of a shift, such as "9–5", which decides its colour (rota.css): those that start from 9 to 11 are 0, from 12
 * to 14 are 1, from 6 to 8 or 15 to 17 are 2. Undefined for other values.
 */
export const shiftKind = (value: string) =>
  /^\d+–\d+$/.test(value) ? Math.floor(parseInt(value) / 3) % 3 : undefined;

/** A week, or its figures. */
export function RotaBlock({
  title,
  text,
  columns,
  workers,
  total,
}: QueriedBlock<'rota'>) {
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
                    // Editors count the days from 1.
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
