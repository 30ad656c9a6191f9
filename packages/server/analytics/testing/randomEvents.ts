import { CHANNELS, DEVICES, EVENT_NAMES, type SiteEvent } from '@quoin/domain/analytics';
import { dayInZone, momentInZone } from '@quoin/domain/formats';

/** What browsers might send in a while, the same for the same seed: also what is odd, late, or from machines. */
export interface RandomVisits {
  readonly seed: number;
  readonly visits: number;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
  /** IANA name: a share of the visits is at its midnights. */
  readonly timeZone: string;
  /** How many people there are. */
  readonly visitors: number;
}

const MINUTE = 60_000;
const PATHS = [
  '/',
  '/shop',
  '/about',
  "/it's",
  '/a\\b',
  '/küche/größe',
  '/a\tb',
  '/x"y',
  '/%27;--',
  '/日本',
  '/thanks',
  '/thanks/',
];
const QUERIES = [
  'Moon',
  ' moon  lamp ',
  "it's",
  'ÄÖÜ ß',
  'a\\nb',
  '',
  'x'.repeat(140),
  'İstanbul',
  '😀 tee',
  '\u00a0wide\u00a0',
];
const COUNTS: readonly unknown[] = [0, 0, 3, 12, 10_001, -1, 1.5, '7', null, undefined, 1e30];
const ACTS = [
  ...[
    EVENT_NAMES.viewProduct,
    EVENT_NAMES.viewProduct,
    EVENT_NAMES.search,
    EVENT_NAMES.search,
    EVENT_NAMES.searchClick,
  ],
  ...[EVENT_NAMES.addToCart, EVENT_NAMES.viewCart, EVENT_NAMES.beginCheckout, EVENT_NAMES.purchase],
  ...[
    EVENT_NAMES.formSubmit,
    EVENT_NAMES.newsletterSignUp,
    EVENT_NAMES.paywallView,
    EVENT_NAMES.removeFromCart,
    'my_event',
  ],
];

/** Visit by visit, in no order of time. */
export function* randomVisits(wanted: RandomVisits): Generator<readonly SiteEvent[]> {
  const chance = chanceOf(wanted.seed);
  for (let number = 0; number < wanted.visits; number += 1) yield randomVisit(chance, number, wanted);
}

type Chance = ReturnType<typeof chanceOf>;

function randomVisit(chance: Chance, number: number, { seed, from, until, timeZone, visitors }: RandomVisits) {
  const { below, isOne, of } = chance;
  const roughly = from + below(until - from);
  // A few moments before a midnight of the site, so that the visit goes on beyond it.
  const at = isOne(6) ? momentInZone(dayInZone(roughly, timeZone), timeZone) - below(20 * MINUTE) : roughly;
  const source = `source-${Math.floor((below(400) * below(400)) / 4_000)}`;
  const common = {
    visitorId: isOne(12) ? '' : `v-${below(visitors)}`,
    visitId: isOne(40) ? '' : `t${seed}-${number}`,
    isNewVisitor: isOne(2),
    pageType: isOne(5) ? null : below(12),
    collectionId: '',
    referrerHost: isOne(3) ? '' : `host-${below(30)}.example`,
    ...{
      source: isOne(5) ? '' : source,
      medium: of(['', 'mail', 'cpc']),
      campaign: of(['', 'spring', "sum'mer", 'a\\']),
    },
    ...{ channel: of(CHANNELS), language: of(['de-AT', 'en', 'ja', '']), country: of(['AT', 'FR', 'JP', 'US', '']) },
    ...{ timeZone: 'Europe/Vienna', device: of(DEVICES), browser: `Browser ${below(9)}`, screen: of(['1440x900', '']) },
    isBot: isOne(30),
  };
  let now = at;
  return Array.from({ length: 1 + below(6) }, (_, step): SiteEvent => {
    // Some of a visit is at the same moment.
    if (step > 0 && !isOne(5)) now += below(9 * MINUTE);
    const name = step === 0 || isOne(2) ? EVENT_NAMES.pageView : of(ACTS);
    const path = isOne(3) ? of(PATHS) : `/p/${Math.floor((below(200) * below(200)) / 200)}`;
    const data = { query: of(QUERIES), count: of(COUNTS), item_quantity: of(COUNTS), formId: `f${below(4)}` };
    const own = name === EVENT_NAMES.pageView ? {} : definedIn(data);
    return {
      ...{ ...common, id: chance.uuid(), name, at: new Date(Math.min(now, until)), isLanding: step === 0, path },
      ...{ itemId: isOne(4) ? '' : `i${below(30)}`, title: `Title of ${path}`, data: own },
    };
  });
}

function definedIn(data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined && value !== null));
}

/** Numbers that look random, the same for the same seed. */
function chanceOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  const hex = (digits: number) => Array.from({ length: digits }, () => below(16).toString(16)).join('');
  return {
    below,
    /** Once in so many times. */
    isOne: (times: number) => below(times) === 0,
    of: <T>(list: readonly T[]) => list[below(list.length)]!,
    uuid: () => `${hex(8)}-${hex(4)}-${hex(4)}-${hex(4)}-${hex(12)}`,
  };
}
