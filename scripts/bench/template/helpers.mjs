// What users of the peers register: dates by a kept Intl format, words by number, addresses.
const long = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  month: 'long',
  day: '2-digit',
  year: 'numeric',
});
const iso = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

export const helpers = {
  longDate: (time) => long.format(time),
  isoDay: (time) => iso.format(time),
  plural: (count, one, many) => (count === 1 ? one : many),
  plain: (html) => html.replace(/<[^>]*>/g, ''),
  encode: (text) => encodeURIComponent(text),
};
export const comparisons = {
  eq: (a, b) => a === b,
  lt: (a, b) => a < b,
  gt: (a, b) => a > b,
  inc: (a) => a + 1,
};
