import type { FallbackProps } from 'react-error-boundary';
import { columnStyle } from '../components/text/section';

/** The screen of a page that fails while it is rendered (SPEC.md section 8). */
export function ErrorScreen({ error }: Pick<FallbackProps, 'error'>) {
  return (
    <div role="alert" css={columnStyle}>
      <h1>Unexpected Application Error!</h1>
      <p>{descriptionOf(error)}</p>
      <p>
        <a href="/">Return to Home</a>
      </p>
    </div>
  );
}

/** Status and status text if the error has both, otherwise its message. */
function descriptionOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('status' in error && 'statusText' in error)
    return `${String(error.status)} ${String(error.statusText)}`;
  return 'message' in error ? String(error.message) : 'Unknown error';
}
