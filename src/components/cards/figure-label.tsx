import { withWholeWords } from '../text/whole-words';

interface FigureLabelProps {
  label: string;
  /** Whether the figure is an aim or an example; none for a fact. */
  status: string | null | undefined;
}

/** What a figure counts, and what it is worth. */
export function FigureLabel({ label, status }: FigureLabelProps) {
  return (
    <>
      {withWholeWords(label)}
      {status && (
        <>
          {' '}
          <small>({status})</small>
        </>
      )}
    </>
  );
}
