import { Type } from '@squarespace/template-engine';
import { withFormatters, withPredicate } from '../corrections.ts';
import type { Peer } from '../peer.ts';
import type { Slip } from './slip.ts';

/** A moment of the calendar, in epoch milliseconds. */
const isMoment = (value: number | undefined): boolean => value !== undefined && Math.abs(value) <= 8.64e15;

/** False unless both ends are moments. */
function sameDayOfMoments(peer: Peer): Peer {
  return withPredicate(peer, 'same-day?', (original) => (args, context) => {
    const ends = ['startDate', 'endDate'].map((name) => context.node().get(name).asNumber());
    return ends.every(isMoment) && original(args, context);
  });
}

/** Of dates and durations. In the order in which they are corrected. */
export const DATES_SLIPS: readonly Slip[] = [
  {
    id: 'date-of-no-number',
    what: '`date`, `google-calendar-url` and `same-day?` of what is no moment',
    there: 'the whole tag fails with a TypeError',
    here: "`''`, the chain goes on; the predicate is false",
    why: 'a fault in data is no fault in the page',
    correct: (peer) =>
      withFormatters(
        withFormatters(sameDayOfMoments(peer), ['date'], (original) => (args, variables, context) => {
          if (isMoment(variables[0]?.node.asNumber())) original(args, variables, context);
          else variables[0]?.set('');
        }),
        ['google-calendar-url'],
        (original) => (args, variables, context) => {
          const first = variables[0];
          const has = (name: string): boolean => isMoment(first?.node.get(name).asNumber());
          const [hasStart, hasEnd] = [has('startDate'), has('endDate')];
          if (first?.node.type === Type.OBJECT) {
            first.set({ ...first.get(), ...(hasStart ? {} : { startDate: 0 }), ...(hasEnd ? {} : { endDate: 0 }) });
          }
          original(args, variables, context);
          const dates = /(&dates=)(\w+)\/(\w+)/;
          first?.set(
            String(first.get()).replace(
              dates,
              (_all, before: string, start: string, end: string) =>
                `${before}${hasStart ? start : ''}/${hasEnd ? end : ''}`,
            ),
          );
        },
      ),
  },
  {
    id: 'calendar-title',
    what: '`google-calendar-url`: a title beyond Latin-1',
    there: '`%u2615`, which no service can read',
    here: 'UTF-8',
    why: 'a link must work',
    correct: (peer) =>
      withFormatters(peer, ['google-calendar-url'], (original) => (args, variables, context) => {
        const first = variables[0];
        const title = first?.node.get('title').asString() ?? '';
        // As bytes, each of which the legacy encoding writes as %XX.
        const bytes = encodeURIComponent(title.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
          /%(..)/g,
          (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)),
        );
        if (first?.node.type === Type.OBJECT && title !== '') first.set({ ...first.get(), title: bytes });
        original(args, variables, context);
      }),
  },
  {
    id: 'duration-beyond-reach',
    what: '`humanizeDuration` of more than 68 years',
    there: 'wraps around to something negative',
    here: 'counts on',
    why: 'a fault of 32-bit arithmetic',
    correct: (peer) =>
      withFormatters(peer, ['humanizeDuration'], (original) => (args, variables, context) => {
        const seconds = Math.trunc((variables[0]?.node.asNumber() ?? 0) / 1000);
        if (!(Math.abs(seconds) >= 2 ** 31)) original(args, variables, context);
        else variables[0]?.set(`${Math.trunc(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
      }),
  },
  {
    id: 'interval-of-no-number',
    what: '`datetime-interval` in a message, of what is no moment',
    there: 'a time of its own making',
    here: 'nothing',
    why: 'a fault in data must not look like data',
    // The message of the test data that has one.
    marks: /\bmsg3\b/,
  },
  {
    id: 'part-of-a-millisecond',
    what: '`date %N` of a number with a fraction',
    there: 'up to 17 digits, with a point',
    here: 'nine digits',
    why: 'the field has nine digits',
    correct: (peer) =>
      withFormatters(peer, ['date'], (original) => (args, variables, context) => {
        const value = variables[0]?.node.asNumber();
        if (value !== undefined && Number.isFinite(value)) variables[0]?.set(Math.trunc(value));
        original(args, variables, context);
      }),
  },
  {
    id: 'moments-far-away',
    what: 'Dates before 1970 and after 2037',
    there: 'abbreviations of their time; no summer time after 2037; the Julian calendar before 1582',
    here: 'the abbreviations of today; summer time goes on; one calendar',
    why: 'the rules of zones that the machine itself knows',
    avoided: 'moments are of these years',
  },
];
