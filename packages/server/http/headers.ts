/** Which kind of page answers: each has its own content policy (reliability 3.6, 3.11). */
export type Surface = 'site' | 'checkout' | 'app';

const COMMON: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const HSTS = 'max-age=31536000';

/** Checkout, order pages and the app: our own code only, and no page may frame them. */
const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

function sitePolicy(appOrigin: string): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    "form-action 'self'",
    `frame-ancestors 'self' ${appOrigin}`,
  ].join('; ');
}

/** Headers that depend on the surface alone; built once at start and spread into every answer. */
export interface HeaderSets {
  htmlFor(surface: Surface): Readonly<Record<string, string>>;
  readonly other: Readonly<Record<string, string>>;
}

export function headerSets(options: { appOrigin: string; isSecure: boolean }): HeaderSets {
  const secure: Record<string, string> = options.isSecure ? { 'strict-transport-security': HSTS } : {};
  const strict = {
    ...COMMON,
    ...secure,
    'content-security-policy': STRICT,
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  };
  const sets: Record<Surface, Readonly<Record<string, string>>> = {
    app: strict,
    checkout: strict,
    site: {
      ...COMMON,
      ...secure,
      'content-security-policy': sitePolicy(options.appOrigin),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    },
  };
  return {
    htmlFor: (surface) => sets[surface],
    other: { ...COMMON, ...secure, 'cross-origin-resource-policy': 'same-origin' },
  };
}

const CHECKOUT_PATHS = /^\/(checkout|order)(\/|$)/;

export function surfaceOf(path: string): Surface {
  return CHECKOUT_PATHS.test(path) ? 'checkout' : 'site';
}
