/** Somebody's browser, as it would tell of itself. */
export interface PlannedVisitor {
  readonly visitorId: string;
  readonly userAgent: string;
  readonly language: string;
  readonly timeZone: string;
  readonly screen: readonly [width: number, height: number];
}

/** What a visit does, in order; `after` milliseconds since it began. */
export type PlannedStep =
  | { readonly kind: 'page'; readonly after: number; readonly path: string; readonly title: string }
  | { readonly kind: 'search'; readonly after: number; readonly query: string; readonly found: number }
  | { readonly kind: 'product'; readonly after: number; readonly product: number }
  | { readonly kind: 'cart'; readonly after: number; readonly product: number; readonly quantity: number }
  | { readonly kind: 'checkout'; readonly after: number; readonly email: string }
  | { readonly kind: 'buy'; readonly after: number }
  | { readonly kind: 'form'; readonly after: number; readonly path: string }
  | { readonly kind: 'newsletter'; readonly after: number; readonly path: string };

export interface PlannedVisit {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly visitor: PlannedVisitor;
  readonly visitId: string;
  readonly isNew: boolean;
  readonly referrer: string;
  /** With its `?`; empty for none. */
  readonly query: string;
  readonly steps: readonly PlannedStep[];
}

export interface TrafficWish {
  readonly days: number;
  /** The end of the last day: now. */
  readonly until: number;
  readonly visitsPerDay: number;
  readonly products: readonly { readonly path: string; readonly title: string }[];
  /** 0 to below 1, the same again for the same seed. */
  readonly roll: () => number;
}

const DAY = 86_400_000;
/** From Sunday on: people who buy prints do so at the end of the week. */
const WEEK = [0.8, 1, 1.02, 1, 1.08, 1.2, 0.9] as const;
/** Somebody with many readers wrote about the shop, so many days ago. */
const SPIKE_DAYS_AGO = 24;
const SPIKE = 2.4;
/** Most of a day's visits come in the evening: sixths of the day from midnight on. */
const HOURS = [0.04, 0.05, 0.17, 0.24, 0.31, 0.19] as const;

type Weighted<Value> = readonly (readonly [weight: number, value: Value])[];

const ARRIVALS: Weighted<{ readonly referrer: string; readonly query: string }> = [
  [30, { referrer: '', query: '' }],
  [27, { referrer: 'https://www.google.com/', query: '' }],
  [7, { referrer: 'https://duckduckgo.com/', query: '' }],
  [11, { referrer: 'https://www.instagram.com/', query: '' }],
  [6, { referrer: 'https://www.pinterest.com/', query: '' }],
  [7, { referrer: 'https://paper-and-ink.example/', query: '' }],
  [6, { referrer: '', query: '?utm_source=letter&utm_medium=email&utm_campaign=autumn-letter' }],
  [6, { referrer: '', query: '?utm_source=google&utm_medium=cpc&utm_campaign=prints' }],
];
const PLACES: Weighted<readonly [language: string, timeZone: string]> = [
  [46, ['de-DE', 'Europe/Berlin']],
  [12, ['de-AT', 'Europe/Vienna']],
  [13, ['en-GB', 'Europe/London']],
  [10, ['fr-FR', 'Europe/Paris']],
  [9, ['nl-NL', 'Europe/Amsterdam']],
  [10, ['en-US', 'America/New_York']],
];
const MACHINES: Weighted<Pick<PlannedVisitor, 'userAgent' | 'screen'>> = [
  [
    34,
    {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
      screen: [393, 852],
    },
  ],
  [
    22,
    {
      userAgent:
        'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      screen: [412, 915],
    },
  ],
  [
    26,
    {
      userAgent:
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      screen: [1920, 1080],
    },
  ],
  [12, { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', screen: [1440, 900] }],
  [
    6,
    {
      userAgent:
        'Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
      screen: [820, 1180],
    },
  ],
];
const PAGES: Weighted<readonly [path: string, title: string]> = [
  [34, ['/shop', 'Shop']],
  [20, ['/journal', 'Journal']],
  [14, ['/about', 'About']],
  [8, ['/fairs', 'Fairs']],
  [9, ['/contact', 'Questions']],
];
const SEARCHES: Weighted<readonly [query: string, found: number]> = [
  [9, ['tide', 3]],
  [7, ['blue', 5]],
  [5, ['gift card', 1]],
  [4, ['a2 frame', 0]],
  [3, ['calendar', 0]],
];

/** Of all visits, those that go so far; each only after the one before. */
const CHANCES = { product: 0.52, cart: 0.24, checkout: 0.52, buy: 0.68, returning: 0.3, search: 0.09 } as const;
const CHANCES_ASIDE = { form: 0.018, newsletter: 0.022, bounce: 0.4 } as const;

/** Visits of some days as a shop of this size may have them, the earliest first. Pure: the same roll gives the same plan. */
export function planTraffic(wish: TrafficWish): readonly PlannedVisit[] {
  const known: PlannedVisitor[] = [];
  const visits = Array.from({ length: wish.days }, (_, index) => planDay(wish, wish.days - 1 - index, known)).flat();
  return visits.toSorted((left, right) => left.at - right.at);
}

function planDay(wish: TrafficWish, daysAgo: number, known: PlannedVisitor[]): readonly PlannedVisit[] {
  const end = wish.until - daysAgo * DAY;
  const growth = 1 + (0.35 * (wish.days - daysAgo)) / wish.days;
  const spike = daysAgo === SPIKE_DAYS_AGO ? SPIKE : 1;
  const weekday = WEEK[new Date(end).getUTCDay()] ?? 1;
  const count = Math.round(wish.visitsPerDay * weekday * growth * spike * (0.85 + 0.3 * wish.roll()));
  return Array.from({ length: count }, () => planVisit(wish, end, known));
}

function planVisit(wish: TrafficWish, end: number, known: PlannedVisitor[]): PlannedVisit {
  const { roll } = wish;
  const returning = roll() < CHANCES.returning ? known[Math.floor(roll() * known.length)] : undefined;
  const visitor = returning ?? newVisitor(roll);
  if (returning === undefined) known.push(visitor);
  // The longest visit takes a quarter of an hour: all of it lies before the end of the day it began on.
  const at = Math.round(end - DAY + momentOfDay(roll) * (DAY - 900_000));
  return {
    ...{ at, visitor, visitId: idOf(roll), isNew: returning === undefined },
    ...pick(ARRIVALS, roll()),
    steps: planSteps(wish, visitor),
  };
}

function newVisitor(roll: () => number): PlannedVisitor {
  const [language, timeZone] = pick(PLACES, roll());
  return { visitorId: idOf(roll), language, timeZone, ...pick(MACHINES, roll()) };
}

function planSteps({ roll, products }: TrafficWish, { visitorId }: PlannedVisitor): readonly PlannedStep[] {
  const steps: PlannedStep[] = [];
  let after = 0;
  const next = () => {
    after += 5_000 + Math.round(roll() * 50_000);
    return after;
  };
  const see = (path: string, title: string) => steps.push({ kind: 'page', after: next(), path, title });
  if (roll() < 0.45) steps.push({ kind: 'page', after: 0, path: '/', title: 'Home' });
  else see(...pick(PAGES, roll()));
  if (roll() < CHANCES_ASIDE.bounce) return steps;
  see(...pick(PAGES, roll()));
  if (roll() < CHANCES.search) {
    const [query, found] = pick(SEARCHES, roll());
    steps.push({ kind: 'search', after: next(), query, found });
  }
  if (roll() < CHANCES_ASIDE.form) steps.push({ kind: 'form', after: next(), path: '/contact' });
  if (roll() < CHANCES_ASIDE.newsletter) steps.push({ kind: 'newsletter', after: next(), path: '/' });
  if (products.length === 0 || roll() >= CHANCES.product) return steps;
  // Some things sell better than others: a square leans to the first ones.
  const product = Math.floor(roll() ** 2 * products.length);
  const { path, title } = products[product]!;
  see(path, title);
  steps.push({ kind: 'product', after, product });
  if (roll() >= CHANCES.cart) return steps;
  steps.push({ kind: 'cart', after: next(), product, quantity: roll() < 0.85 ? 1 : 2 });
  if (roll() >= CHANCES.checkout) return steps;
  steps.push({ kind: 'checkout', after: next(), email: `buyer-${visitorId.slice(0, 8)}@example.com` });
  if (roll() < CHANCES.buy) steps.push({ kind: 'buy', after: next() });
  return steps;
}

/** 0 to 1 of a day. */
function momentOfDay(roll: () => number): number {
  const part = pick(
    HOURS.map((weight, index) => [weight, index] as const),
    roll(),
  );
  return (part + roll()) / HOURS.length;
}

function pick<Value>(choices: Weighted<Value>, at: number): Value {
  const whole = choices.reduce((sum, [weight]) => sum + weight, 0);
  let left = at * whole;
  for (const [weight, value] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  return choices.at(-1)![1];
}

/** 32 hex digits. */
function idOf(roll: () => number): string {
  return Array.from({ length: 4 }, () =>
    Math.floor(roll() * 0x1_0000_0000)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
}

/** Numbers from 0 to below 1 that are the same again for the same seed (a xorshift of 32 bits). */
export function seededRoll(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 0x1_0000_0000;
  };
}
