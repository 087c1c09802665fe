/** A response header: its name and value. */
export type Header = readonly [name: string, value: string];

/** Two years, in seconds: what browsers’ preload lists ask for is one. */
const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

/**
 * What the site’s own pages never use, and frames in them get no leave to use: a visitor’s camera, place, microphone,
 * money and devices. The list is short, as it comes with every first view, before the page itself.
 */
const UNUSED_POWERS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** The security headers of every response, whatever the host. */
export function securityHeaders(policy: string): Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['Strict-Transport-Security', `max-age=${HSTS_SECONDS}; includeSubDomains`],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    [
      'Permissions-Policy',
      UNUSED_POWERS.map((power) => `${power}=()`).join(', '),
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
}
