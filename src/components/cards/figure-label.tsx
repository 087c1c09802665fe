import { withWholeWords } from '../text/whole-words';

interface FigureLabelProps {
  label: string;
  /** Whether the figure is an aim or an example; none for a fact. */
  status: string | null | undefined;
}

/** A figure's label with its status. */
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
