import type { Network } from './share-links';

const SIGNS: Record<Network, string> = {
  x: 'M18.9 1.2h3.7l-8 9.2L24 22.8h-7.4l-5.8-7.5-6.6 7.5H.5l8.6-9.8L0 1.2h7.6l5.2 6.9ZM17.6 20.6h2L6.5 3.2H4.3Z',
  facebook:
    'M18 1.5h-3.2A5.3 5.3 0 0 0 9.5 6.8V10H6.3v4.2h3.2v8.3h4.2v-8.3h3.2l1-4.2h-4.2V6.8a1.1 1.1 0 0 1 1.1-1.1H18z',
  linkedin:
    'M16.2 8a6.3 6.3 0 0 1 6.3 6.3v7.2h-4.2v-7.2a2.1 2.1 0 0 0-4.2 0v7.2H9.9v-7.2A6.3 6.3 0 0 1 16.2 8ZM1.5 9h4.2v12.5H1.5ZM3.6 1.8a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2Z',
};

/** The sign of a network; the icon package has no brands. */
export function NetworkSign({ network }: { network: Network }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path d={SIGNS[network]} fill="currentColor" />
    </svg>
  );
}
