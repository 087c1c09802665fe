import Clock from 'lucide-react/icons/clock';
import type { SamplePartProps } from '../site';

/** The line over the header. */
export function Notice({ site: { notice } }: SamplePartProps) {
  return notice && <p className="sample-notice">{notice}</p>;
}

/** The same with a clock, for opening hours, and with the first row of the footer beside it: the telephone. */
export function DeskNotice({ site: { notice, footer } }: SamplePartProps) {
  const telephone = footer?.rows[0];
  if (!notice && !telephone) return null;
  return (
    <div className="sample-notice">
      {notice && (
        <p>
          <Clock aria-hidden="true" size="1.1em" /> {notice}
        </p>
      )}
      {telephone && (
        <p>
          <span>{telephone.label}</span> <strong>{telephone.value}</strong>
        </p>
      )}
    </div>
  );
}
