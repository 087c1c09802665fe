/** A response header: its name and value. */
export type Header = readonly [name: string, value: string];

/** Two years, in seconds: what browsers’ preload lists ask for is one. */
const HSTS_SECONDS = 2 * 365 * 24 * 60 * 60;

/**
 * What the site’s own pages never use, and frames in them get no leave to use: a visitor’s camera, place, microphone,
 * money and devices. The list is short, as it comes with every first view, before the page itself.
 */
const UNUSED_POWERS = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Takes the Content-Security-Policy; gives the security headers of every response, whatever the host. */
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

/** Which sites may show a response in pages of their own: none, but for pictures, which feed readers show. */
export const RESOURCE_POLICY = {
  name: 'Cross-Origin-Resource-Policy',
  own: 'same-origin',
  static: 'cross-origin',
} as const;

/** How long a response may be kept: files with a hash in their name for ever, others only to be asked for again. */
export const CACHING = {
  name: 'Cache-Control',
  own: 'no-cache',
  hashed: 'public, max-age=31536000, immutable',
} as const;

/** The end of the names of Gatsby’s scripts, which change with every change of the file. */
export const HASHED_SCRIPT = /-[0-9a-f]{20}\.js$/;

/** Where everything else stands whose address changes with its content. */
export const HASHED_FOLDER = '/static/';
