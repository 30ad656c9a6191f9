import { createLocaleData } from '@quoin/rendering/locales';
import { createEngine } from '@quoin/template';
import { describe, expect, it } from 'vitest';
import { createPackReader } from '../../node/index.ts';
import { corePredicates } from '../../predicates/index.ts';
import { coreFormatters } from '../index.ts';

const NOW = 1_700_000_000_000;
const locales = createLocaleData({ readPack: createPackReader() });
const predicates = corePredicates();
const withData = createEngine({ formatters: coreFormatters({ locales }), predicates });
const withoutData = createEngine({ formatters: coreFormatters(), predicates });

/** The output with plain spaces: locales use many kinds. */
function render(template: string, data: unknown, locale = 'en'): string {
  return withData.compile(template).render(data, { now: NOW, locale }).output.replace(/\s/g, ' ');
}

describe('numbers and money', () => {
  it.each(['minint', 'minInt', 'minimumIntegerDigits'])('takes %s', (name) => {
    expect(render(`{n|decimal ${name}:4}`, { n: '7' })).toBe('0,007');
  });

  it.each(['minfrac', 'minFrac', 'minimumFractionDigits'])('takes %s', (name) => {
    expect(render(`{n|decimal ${name}:2}`, { n: '7' })).toBe('7.00');
  });

  it.each(['maxfrac', 'maxFrac', 'maximumFractionDigits'])('takes %s', (name) => {
    expect(render(`{n|decimal ${name}:1}`, { n: '7.26' })).toBe('7.3');
  });

  it.each(['maxsig', 'maxSig', 'maximumSignificantDigits'])('takes %s', (name) => {
    expect(render(`{n|decimal ${name}:2}`, { n: '1234' })).toBe('1,200');
  });

  it.each(['minsig', 'minSig', 'minimumSignificantDigits'])('takes %s', (name) => {
    expect(render(`{n|decimal ${name}:4}`, { n: '7' })).toBe('7.000');
  });

  it('clamps digit counts to 0 through 50 (TPL-05)', () => {
    expect(render('{n|decimal minfrac:999}', { n: '1' })).toBe(`1.${'0'.repeat(50)}`);
    expect(render('{n|decimal maxfrac:-3}', { n: '1.6' })).toBe('2');
    expect(render('{n|decimal maxfrac:many}', { n: '1.6' })).toBe('2');
  });

  it.each([
    ['round:ceil', '1.3'],
    ['rounding:truncate', '1.2'],
    ['round:half-even', '1.2'],
    ['round:half-up', '1.3'],
    ['round:unheard-of', '1.2'],
  ])('rounds with %s', (option, text) => {
    expect(render(`{n|decimal maxfrac:1 ${option}}`, { n: '1.25' })).toBe(text);
  });

  it('writes money with the digits of its own currency, from either pair of names (MONEY-01)', () => {
    expect(render('{m|money}', { m: { decimalValue: '1234.5', currencyCode: 'USD' } })).toBe('$1,234.50');
    expect(render('{m|money}', { m: { value: '1234.5', currency: 'JPY' } })).toBe('¥1,234');
    expect(render('{m|money}', { m: { value: '1234.5', currency: 'KWD' } }, 'ar-KW')).toContain('د.ك');
    expect(render('{m|money}', { m: { decimalValue: '5' } })).toBe('');
  });

  it('separates as the locale does, by default with comma and dot (MONEY-02)', () => {
    const m = { value: '1234567.5', currency: 'SEK' };
    expect(render('{m|money}', { m }, 'sv')).toBe('1 234 567,50 kr');
    const eur = { value: '1234567.5', currency: 'EUR' };
    expect(render('{m|money}', { m: eur })).toBe('€1,234,567.50');
  });

  it.each(['en', 'de', 'pl', 'ar', 'ja'])('writes kronor and złoty as at home on a page in %s (MONEY-02)', (locale) => {
    const write = (template: string, currency: string) =>
      render(template, { m: { value: '1234.5', currency } }, locale);
    expect([write('{m|money}', 'PLN'), write('{m|money}', 'SEK')]).toEqual([...['1 234,50 zł', '1 234,50 kr']]);
    expect(write('{m|money style:code}', 'PLN')).toContain('PLN');
  });

  it('writes percentages with two decimals, none when trimmed, at most three (MONEY-03)', () => {
    expect(render('{n|percentage-format} {n|percentage-format trim}', { n: '53.6' })).toBe('53.60 53.6');
    expect(render('{n|percentage-format} {n|percentage-format trim}', { n: '12.34567' }, 'de')).toBe('12,346 12,346');
    expect(render('{n|percentage-format trim}', { n: 'free' })).toBe('0');
  });

  it.each(['1e999999999', '1e-999999999', '9'.repeat(2_000), '', 'x', '1,5'])('writes nothing for %.20s', (n) => {
    expect(render('{n|decimal}{m|money}', { n, m: { value: n, currency: 'USD' } })).toBe('');
  });
});

describe('dates', () => {
  it('says how long ago something was (DISP-08), and when it cannot (TPL-09)', () => {
    const ago = (moment: unknown) => render('{d|timesince}', { d: moment });
    expect(ago(NOW - 3_600_000)).toBe('<span class="timesince" data-date="1699996400000">about an hour ago</span>');
    expect(ago('soon')).toBe('Invalid date.');
    const { output } = withData.compile('{d|timesince}').render({ d: NOW }, { now: NOW });
    expect(output).toBe('Invalid date.');
  });

  it('shows them in the zone of the site, New York unless it says otherwise (DISP-09)', () => {
    expect(render('{t|datetime time:short}', { t: NOW })).toBe('5:13 PM');
    expect(render('{t|datetime time:short}', { t: NOW, website: { timeZone: 'Asia/Tokyo' } })).toBe('7:13 AM');
  });

  it.each(['1.5e999.', '', 'x', 'NaN'])('writes nothing for %s', (t) => {
    expect(render('{t|datetime}{t, t|datetime-interval}{t|relative-time}', { t })).toBe('');
  });
});

describe('messages', () => {
  it('drops a tag whose plural keys are unknown, or that is unknown itself (TPL-04)', () => {
    expect(render('[{m|message n}]', { m: 'a {0 plural lots {x} other {y}} b', n: 2 })).toBe('[a  b]');
    expect(render('[{m|message n}]', { m: 'a {0 shout} b', n: 2 })).toBe('[a  b]');
  });

  it('knows offset, exact numbers, # and quoting', () => {
    const m = "{0 plural offset:1 =0 {nobody} one {one and # more} other {# more '#{}'}}";
    expect(render('{m|message n}', { m, n: 0 })).toBe('nobody');
    expect(render('{m|message n}', { m, n: 2 })).toBe('one and 1 more');
    expect(render('{m|message n}', { m, n: 5 })).toBe('4 more 4{}');
  });

  it('looks arguments up around the variable, in {.var} too (section 3)', () => {
    const data = { name: 'outer', s: { name: 'inner', msg: 'Hi {0}', fmt: 'Hi {0}' } };
    expect(render('{.section s}{msg|message name}{.end}', data)).toBe('Hi inner');
    expect(render('{.section s}{.var @m msg|message name}{@m}{.end}', data)).toBe('Hi inner');
    expect(render('{.section s}{.var @m fmt|format name}{@m}{.end}', data)).toBe('Hi inner');
  });

  it('names are own names only', () => {
    expect(render('[{m|message n}]', { m: '{constructor}{toString}{0}', n: 'x' })).toBe('[x]');
  });

  it('neither nests nor repeats without end', () => {
    const nested = '{0 select a '.repeat(20_000) + '}'.repeat(20_000);
    expect(render('[{m|message n}]', { m: nested, n: 'a' })).toBe('[]');
    const deep = '{0 select a {'.repeat(500) + '}}'.repeat(500);
    expect(render('[{m|message n}]', { m: deep, n: 'a' })).toBe('[]');
    expect(render('[{m|message n}]', { m: '{0}'.repeat(1_000), n: 'x'.repeat(10_000) })).toBe('[]');
  });
});

describe('without locale data', () => {
  it.each([
    ['USD', '$1,234.50'],
    ['JPY', '¥1,235'],
    ['KWD', '1,234.50 KWD'],
    ['PLN', '1 234,50 zł'],
  ])('money is still readable: %s (MONEY-02)', (currency, text) => {
    expect(render('{m|money}', { m: { value: '1234.5', currency } }, 'xx')).toBe(text);
  });

  const FORMATTERS = ['decimal', 'datetime', 'relative-time', 'message', 'plural', 'bookkeeper-money-format'];

  it.each(FORMATTERS)('%s prints nothing', (name) => {
    const template = withoutData.compile(`[{n|${name}}]`);
    expect(template.render({ n: 5 }, { now: NOW, locale: 'en' }).output).toBe('[]');
    expect(render(`[{n|${name}}]`, { n: 5 }, 'xx')).toBe('[]');
  });
});
