import type { Channel, Device } from '@quoin/domain/analytics';

/** A visitor's browser, as it describes itself, and what an owner is to read of it. */
export interface PlannedVisitor {
  readonly visitorId: string;
  readonly userAgent: string;
  readonly language: string;
  readonly timeZone: string;
  readonly screen: readonly [width: number, height: number];
  readonly country: string;
  readonly device: Device;
  readonly browser: string;
}

/** How a visit begins, and what an owner is to read of it; '' where there is nothing to read. */
export interface PlannedArrival {
  readonly referrer: string;
  /** With its `?`; empty for none. */
  readonly query: string;
  readonly channel: Channel;
  readonly source: string;
  readonly referrerHost: string;
  readonly campaign: string;
}

export type Weighted<Value> = readonly (readonly [weight: number, value: Value])[];

export const DIRECT: PlannedArrival = {
  ...{ referrer: '', query: '', channel: 'direct', source: '', referrerHost: '', campaign: '' },
};

function sentBy(host: string, channel: Channel, source: string): PlannedArrival {
  return { ...DIRECT, referrer: `https://${host}/`, referrerHost: host.replace('www.', ''), channel, source };
}

function marked(source: string, medium: string, campaign: string, channel: Channel): PlannedArrival {
  const query = `?utm_source=${source}&utm_medium=${medium}&utm_campaign=${campaign}`;
  return { ...DIRECT, query, channel, source, campaign };
}

export const ARRIVALS: Weighted<PlannedArrival> = [
  [30, DIRECT],
  [27, sentBy('www.google.com', 'search', 'google')],
  [7, sentBy('duckduckgo.com', 'search', 'duckduckgo')],
  [11, sentBy('www.instagram.com', 'social', 'instagram')],
  [6, sentBy('www.pinterest.com', 'social', 'pinterest')],
  [7, sentBy('paper-and-ink.example', 'referral', 'paper-and-ink.example')],
  [6, marked('letter', 'email', 'autumn-letter', 'email')],
  [6, marked('google', 'cpc', 'prints', 'paid')],
];
const PLACES: Weighted<readonly [language: string, timeZone: string, country: string]> = [
  [46, ['de-DE', 'Europe/Berlin', 'DE']],
  [12, ['de-AT', 'Europe/Vienna', 'AT']],
  [13, ['en-GB', 'Europe/London', 'GB']],
  [10, ['fr-FR', 'Europe/Paris', 'FR']],
  [9, ['nl-NL', 'Europe/Amsterdam', 'NL']],
  [10, ['en-US', 'America/New_York', 'US']],
];
const MACHINES: Weighted<Pick<PlannedVisitor, 'userAgent' | 'screen' | 'device' | 'browser'>> = [
  [
    34,
    {
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
      ...{ screen: [393, 852], device: 'phone', browser: 'Safari 19' },
    },
  ],
  [
    22,
    {
      userAgent:
        'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      ...{ screen: [412, 915], device: 'phone', browser: 'Chrome 142' },
    },
  ],
  [
    26,
    {
      userAgent:
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      ...{ screen: [1920, 1080], device: 'desktop', browser: 'Chrome 142' },
    },
  ],
  [
    12,
    {
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      ...{ screen: [1440, 900], device: 'desktop', browser: 'Firefox 145' },
    },
  ],
  [
    6,
    {
      userAgent:
        'Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
      ...{ screen: [820, 1180], device: 'tablet', browser: 'Safari 19' },
    },
  ],
];

export function newVisitor(roll: () => number): PlannedVisitor {
  const [language, timeZone, country] = pick(PLACES, roll());
  return { visitorId: idOf(roll), language, timeZone, country, ...pick(MACHINES, roll()) };
}

export function pick<Value>(choices: Weighted<Value>, at: number): Value {
  const whole = choices.reduce((sum, [weight]) => sum + weight, 0);
  let left = at * whole;
  for (const [weight, value] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  return choices.at(-1)![1];
}

/** 32 hex digits. */
export function idOf(roll: () => number): string {
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
