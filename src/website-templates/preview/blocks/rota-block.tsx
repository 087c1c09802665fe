import { visuallyHidden } from '../../../styles/mixins';
import type { BlockProps } from '../site';

/**
 * A rota in a window of the firm's software: a line for each person, a column for each day. Equal shifts look alike. The
 * style sheet fills it once, while one looks.
 */
export function RotaBlock({ block }: BlockProps) {
  const { title, text, columns, workers, total } = block;
  const shifts = [...new Set(workers?.flatMap((worker) => worker.shifts))];
  const kinds = shifts.filter((shift) => shift !== '');
  const hasHours = workers?.some(({ hours }) => hours) ?? false;
  return (
    <div className="sample-window">
      <div className="sample-window-bar">
        <h4>{title}</h4>
        {text && <p className="sample-pill">{text}</p>}
      </div>
      <div
        role="group"
        aria-label={title ?? undefined}
        // On a phone it scrolls sideways.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="sample-rota-scroll"
      >
        <table>
          <thead>
            <tr>
              <td />
              {columns?.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              {hasHours && (
                <th scope="col" data-hours>
                  Hours
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {workers?.map((worker) => (
              <tr key={worker.name}>
                <th scope="row">
                  {worker.name}
                  {worker.role && <span>{worker.role}</span>}
                </th>
                {columns?.map((column, day) => (
                  <td
                    key={column}
                    data-fills={worker.fills === day + 1 || undefined}
                  >
                    <Shift
                      shift={worker.shifts[day] ?? ''}
                      kinds={kinds}
                      delay={worker.fills === day + 1 ? 0 : 0.15 * day}
                    />
                  </td>
                ))}
                {hasHours && <td data-hours>{worker.hours}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {total && (
        <p className="sample-window-bar">
          <span>{total.label}</span> <strong>{total.value}</strong>
        </p>
      )}
    </div>
  );
}

interface ShiftProps {
  shift: string;
  kinds: readonly string[];
  /** In seconds: the week fills day by day where the style sheet animates it. */
  delay: number;
}

function Shift({ shift, kinds, delay }: ShiftProps) {
  return shift === '' ? (
    <span css={visuallyHidden}>off</span>
  ) : (
    <span
      data-shift={kinds.indexOf(shift) % 3}
      style={{ animationDelay: `${delay}s` }}
    >
      {shift}
    </span>
  );
}
