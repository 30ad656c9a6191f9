/** Which kind of page answers: each has its own content policy (reliability 3.6, 3.11). */
export type Surface = 'site' | 'checkout' | 'app';

const COMMON: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Rules by which browsers prefetch a page when a visitor is about to go there (PF-12). */
export const SPECULATION_PATH = '/assets/speculation-rules.json';

const HSTS = 'max-age=31536000';

/** Checkout, order pages and the app: our own code only, and no page may frame them. */
const STRICT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Returns headers for the two pages with Stripe's fields and wallets: their script and frames, and the windows in which
 * some wallets and banks ask the buyer. The rest is as strict as at checkout.
 */
export function stripePageHeaders(eventsHost: string | null): Readonly<Record<string, string>> {
  const scripts = 'https://js.stripe.com https://*.js.stripe.com';
  const more = {
    script: scripts,
    frame: `${scripts} https://hooks.stripe.com`,
    connect: `https://api.stripe.com${eventsHost === null ? '' : ` ${eventsHost}`}`,
    img: 'https://*.stripe.com',
  };
  return {
    'content-security-policy': STRICT.replace(
      /\b(script|frame|connect|img)-src 'self'/g,
      (own, name: keyof typeof more) => `${own} ${more[name]}`,
    ),
    'permissions-policy': COMMON['permissions-policy']!.replace(
      'payment=(self)',
      'payment=(self "https://js.stripe.com")',
    ),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}

/** The app's policy where it shows pages of sites in a frame: those of the person's own sites, and no others. */
export function appPolicyWith(origins: readonly string[]): string {
  return STRICT.replace("frame-src 'self'", ["frame-src 'self'", ...origins].join(' '));
}

/** Whom a site's owner lets into the pages; each costs entries in the policy, so nobody is there who is not asked for. */
export type PageSource = 'recaptcha' | FrameHost | CodeSource;
/**
 * Something that the owner's own code or the site's theme loads or holds (reliability 3.6, level 2): which kind it is, and its
 * source. `attribute`: an event attribute like `onclick`.
 */
export type CodeSource = `${CodeKind} ${string}`;
const CODE_KINDS = ['script', 'style', 'font', 'connect', 'attribute'] as const;
type CodeKind = (typeof CODE_KINDS)[number];
/** Any style in the page: those that scripts of a theme insert. */
export const ANY_STYLE: CodeSource = "style 'unsafe-inline'";
/** A host whose frame the page shows once the visitor agrees. */
export type FrameHost = `https://${string}`;

/** Google's own words for a policy without nonces; both hosts serve its parts. */
const GUEST_SOURCES: Readonly<Record<Exclude<PageSource, FrameHost | CodeSource>, Readonly<Record<string, string>>>> = {
  recaptcha: {
    'script-src': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
    'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    'connect-src': 'https://www.google.com/recaptcha/',
  },
};

function sourceOf(guest: PageSource, directive: string): string {
  if (guest === 'recaptcha') return GUEST_SOURCES[guest][directive] ?? '';
  if (isCodeSource(guest)) return sourceOfCode(guest, directive);
  return directive === 'frame-src' ? guest : '';
}

function isCodeSource(guest: PageSource): guest is CodeSource {
  return CODE_KINDS.some((kind) => guest.startsWith(`${kind} `));
}

/** Scripts from a host talk to it, too. */
function sourceOfCode(guest: CodeSource, directive: string): string {
  const [kind = '', source = ''] = guest.split(' ');
  if (directive === (kind === 'attribute' ? 'script-src-attr' : `${kind}-src`)) return source;
  return kind === 'script' && directive === 'connect-src' && !source.startsWith("'") ? source : '';
}

/** Where a policy contains these, browsers ignore that any code is allowed. */
const NAMED_CODE = / '(?:sha256|nonce)-[^']*'/g;

function sitePolicy(appOrigin: string, eventHost: string, guests: readonly PageSource[] = []): string {
  const more = (directive: string) =>
    [...new Set(guests.map((guest) => ` ${sourceOf(guest, directive)}`.trimEnd()))].join('');
  const attributes = more('script-src-attr');
  return [
    "default-src 'self'",
    `script-src 'self'${more('script-src')}`,
    ...(attributes === '' ? [] : [`script-src-attr${attributes}`]),
    `style-src 'self'${guests.includes(ANY_STYLE) ? more('style-src').replace(NAMED_CODE, '') : more('style-src')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    `font-src 'self'${more('font-src')}`,
    `connect-src 'self'${eventHost}${more('connect-src')}`,
    ...(guests.length > 0 ? [`frame-src 'self'${more('frame-src')}`] : []),
    "base-uri 'self'",
    "object-src 'none'",
    "form-action 'self'",
    `frame-ancestors 'self' ${appOrigin}`,
  ].join('; ');
}

/** Headers that depend on the surface alone; built once at start and spread into every answer. */
export interface HeaderSets {
  /** Guests come to pages of a site alone: never to its checkout, never to the app. */
  htmlFor(surface: Surface, guests?: readonly PageSource[]): Readonly<Record<string, string>>;
  readonly other: Readonly<Record<string, string>>;
}

export function headerSets(options: { appOrigin: string; isSecure: boolean; eventsHost?: string | null }): HeaderSets {
  const eventHost = options.eventsHost ? ` ${options.eventsHost}` : '';
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
    // What the buyer does there is sent to where all events go, and nowhere else.
    checkout: { ...strict, 'content-security-policy': STRICT.replace("connect-src 'self'", `$&${eventHost}`) },
    site: {
      ...COMMON,
      ...secure,
      'content-security-policy': sitePolicy(options.appOrigin, eventHost),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'speculation-rules': `"${SPECULATION_PATH}"`,
    },
  };
  return {
    htmlFor: (surface, guests = []) =>
      surface === 'site' && guests.length > 0
        ? { ...sets.site, 'content-security-policy': sitePolicy(options.appOrigin, eventHost, guests) }
        : sets[surface],
    other: { ...COMMON, ...secure, 'cross-origin-resource-policy': 'same-origin' },
  };
}

const CHECKOUT_PATHS = /^\/(account|checkout|order)(\/|$)/;

export function surfaceOf(path: string): Surface {
  return CHECKOUT_PATHS.test(path) ? 'checkout' : 'site';
}
