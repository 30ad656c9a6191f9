import type { Group } from '../entry.ts';

const NOVEMBER = 1700000000000;
const HOUR = 3_600_000;
const BERLIN = { timeZone: 'Europe/Berlin' };

export const LOCALE_ENTRIES: Group = {
  title: 'Locale data',
  intro:
    'They write in the language of the rendering, after Unicode CLDR. Without a locale, or for what they cannot read, they print nothing. Options are `name:value` or bare words; unknown ones are ignored.',
  entries: [
    {
      name: 'decimal',
      usage: 'decimal [option …]',
      summary: 'A number as the locale writes it.',
      notes: [
        '`style:` `decimal`, `short`, `long`, `scientific`, `percent`, `percent-scaled`, `permille`, `permille-scaled`, `standard`.',
        'Digits: `minInt:`, `minFrac:`, `maxFrac:`, `minSig:`, `maxSig:`, each 0 to 50; also written out, as `minimumFractionDigits:`.',
        '`group` and `no-group` switch the marks between thousands. `round:` `up`, `down`, `ceiling`, `floor`, `half-up`, `half-down`, `half-even`, `ceil`, `truncate`.',
      ],
      examples: [
        { template: '{n|decimal}', data: { n: '1234567.891' }, options: { locale: 'de-DE' }, output: '1.234.567,891' },
        {
          template: '{n|decimal style:short} {n|decimal maxFrac:0 no-group}',
          data: { n: 1234567.891 },
          options: { locale: 'en-US' },
          output: '1.2M 1234568',
        },
      ],
    },
    {
      name: 'money',
      usage: 'money [option …]',
      summary:
        'An amount, `{value, currency}` or `{decimalValue, currencyCode}`, as the locale writes it. Without options, NOK, DKK, SEK and PLN are written as at home.',
      notes: [
        '`style:` `symbol`, `accounting`, `code`, `name`, `short`, `standard`. `symbol:` `default`, `narrow`. And the options of digits of `decimal`.',
      ],
      examples: [
        {
          template: '{m|money}',
          data: { m: { value: '1234.5', currency: 'EUR' } },
          options: { locale: 'de-DE' },
          output: '1.234,50 €',
        },
        {
          template: '{m|money style:name} {m|money style:code maxFrac:0}',
          data: { m: { value: '1234.5', currency: 'EUR' } },
          options: { locale: 'en-US' },
          output: '1,234.50 euros 1,234 EUR',
        },
      ],
    },
    {
      name: 'bookkeeper-money-format',
      summary: "Cents in the currency of the locale's region.",
      examples: [
        {
          template: '{n|bookkeeper-money-format}',
          data: { n: 123456 },
          options: { locale: 'en-GB' },
          output: '£1,234.56',
        },
      ],
    },
    {
      name: 'datetime',
      usage: 'datetime [option …]',
      summary: 'A moment in epoch milliseconds, in the zone of the site, as the locale writes it.',
      notes: [
        'A bare width, `short`, `medium`, `long` or `full`, is for date and time; `date:` and `time:` take one each. Bare `date` and `time` are short.',
        'Any other bare word, or `skeleton:`, names the fields to show, and the locale puts them in order: `yMMMd`, `EEEE`, `hm`.',
        '`wrap:` is the width that joins date and time. `calendar:` `gregorian`, `buddhist`, `iso8601`, `japanese`, `persian`.',
        '`context:` `middle-of-text`, `begin-sentence`, `standalone`, `ui-list-or-menu`.',
        'Without options the date alone, in long form.',
      ],
      examples: [
        {
          template: '{t|datetime}',
          data: { t: NOVEMBER, website: BERLIN },
          options: { locale: 'de-DE' },
          output: '14. November 2023',
        },
        {
          template: '{t|datetime date:medium time:short}, {t|datetime yMMMd}, {t|datetime EEEE}',
          data: { t: NOVEMBER, website: BERLIN },
          options: { locale: 'en-US' },
          output: 'Nov 14, 2023, 11:13 PM, Nov 14, 2023, Tuesday',
        },
      ],
    },
    {
      name: 'datetime-interval',
      usage: '{start, end|datetime-interval [option …]}',
      summary: 'The time between two moments; what both have in common is said once.',
      notes: [
        'A bare word or `skeleton:` names the fields to show; `date:` and `time:` those to show when the days differ or not.',
      ],
      examples: [
        {
          template: '{a, b|datetime-interval yMMMd}',
          data: { a: NOVEMBER, b: NOVEMBER + 72 * HOUR },
          options: { locale: 'en-US' },
          output: 'Nov 14 – 17, 2023',
        },
        {
          template: '{a, b|datetime-interval hm}',
          data: { a: NOVEMBER, b: NOVEMBER + HOUR },
          options: { locale: 'en-US' },
          output: '5:13 – 6:13 PM',
        },
      ],
    },
    {
      name: 'relative-time',
      usage: '{moment|relative-time [option …]} or {from, to|relative-time [option …]}',
      summary: 'How far a moment is from now, or two moments from each other.',
      notes: [
        '`field:` `year`, `month`, `week`, `day`, `hour`, `minute`, `second`, `millis`; the largest that fits unless given. `width:` `short`, `narrow`, `wide`.',
        '`numericOnly:true` never says yesterday, `alwaysNow:true` says now for what is near, `dayOfWeek:true` names days, `allowWeeks:true` counts weeks. And the options of `decimal`.',
      ],
      examples: [
        {
          template: '{t|relative-time}',
          data: { t: NOVEMBER - 3 * HOUR },
          options: { locale: 'en-US', now: NOVEMBER },
          output: '3 hours ago',
        },
        {
          template: '{a, b|relative-time field:day}',
          data: { a: NOVEMBER, b: NOVEMBER + 24 * HOUR },
          options: { locale: 'de-DE' },
          output: 'morgen',
        },
      ],
    },
    {
      name: 'timesince',
      summary: 'How long ago a moment was, in English words, within a tag that a script keeps up to date.',
      notes: ['Without a locale, and for what is no moment, it prints `Invalid date.`'],
      examples: [
        {
          template: '{t|timesince}',
          data: { t: NOVEMBER - 3 * HOUR },
          options: { locale: 'en-US', now: NOVEMBER },
          output: '<span class="timesince" data-date="1699989200000">about 3 hours ago</span>',
        },
      ],
    },
    {
      name: 'message',
      usage: 'message reference … or message name=reference …',
      summary: 'Fills a text with values, by the rules for plurals of the language; see [messages](messages.md).',
      notes: [
        '`name:reference` is the same as `name=reference`. References are looked for around the variable, so `@` is the node of the section.',
      ],
      examples: [
        {
          template: '{text|message count}',
          data: { text: '{0 plural one {# print} other {# prints}}', count: 3 },
          options: { locale: 'en-US' },
          output: '3 prints',
        },
      ],
    },
    {
      name: 'plural',
      usage: 'plural reference … or plural name=reference …',
      summary: 'The same as `message`.',
      examples: [
        {
          template: '{text|plural n=count}',
          data: { text: '{n plural one {# Druck} other {# Drucke}}', count: 1 },
          options: { locale: 'de-DE' },
          output: '1 Druck',
        },
      ],
    },
  ],
};
