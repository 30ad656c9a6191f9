import fc from 'fast-check';

/** One rendering with locale data, for two engines. */
export interface LocaleCase {
  readonly locale: string;
  readonly template: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const of = <Value>(...values: readonly Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values);
/** Plain objects, as JSON gives them. */
const record = <Model>(model: { [Name in keyof Model]: fc.Arbitrary<Model[Name]> }) =>
  fc.record(model, { noNullPrototype: true });
const piece = (name: string, ...values: readonly string[]) => of(...values).map((value) => `${name}:${value}`);

const digits = fc.oneof(fc.integer({ min: -2, max: 12 }).map(String), of('', 'x', '60', '3.7'));
const digitPiece = fc
  .tuple(
    of('minint', 'minInt', 'minimumIntegerDigits', 'maxfrac', 'maxFrac', 'maximumFractionDigits', 'minfrac', 'minFrac')
      .chain((name) => (name.startsWith('min') ? of(name, 'minimumFractionDigits', 'minsig', 'minSig') : of(name)))
      .chain((name) => of(name, name, 'maxsig', 'maxSig', 'maximumSignificantDigits', 'minimumSignificantDigits')),
    digits,
  )
  .map(([name, count]) => `${name}:${count}`);
const numberPiece = fc.oneof(
  of('group', 'grouping', 'no-group', 'no-grouping', 'group:true', 'group:false', 'grouping:x', 'junk', 'junk:1', ''),
  piece('round', 'up', 'down', 'ceiling', 'floor', 'half-up', 'half-down', 'half-even', 'ceil', 'truncate', 'x', ''),
  piece('rounding', 'up', 'half-up', 'truncate'),
  digitPiece,
);
const pieces = (one: fc.Arbitrary<string>, maxLength = 3) =>
  fc.array(one, { maxLength }).map((list) => list.map((text) => ` ${text}`).join(''));

const decimalStyles = ['decimal', 'short', 'long', 'scientific', 'percent', 'percent-scaled', 'permille'];
const decimalOptions = pieces(
  fc.oneof(numberPiece, piece('style', ...decimalStyles, 'permille-scaled', 'standard', 'huge', '')),
);
const moneyOptions = pieces(
  fc.oneof(
    numberPiece,
    piece('style', 'symbol', 'accounting', 'code', 'name', 'short', 'standard', 'x'),
    piece('symbol', 'default', 'narrow', 'x'),
  ),
);

const numberText = fc.oneof(
  fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map(String),
  fc.tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.stringMatching(/^\d{1,8}$/)).map(([a, b]) => `${a}.${b}`),
  fc.integer({ min: 0, max: 40 }).map(String),
  of('0', '-0', '0.0', '1.0', '1.50', '1e3', '1.5E-4', '.5', '5.', '+7', '-0.004', '999999.995', '2.5', '3.5'),
  fc.stringMatching(/^-?\d{18,40}(\.\d{1,20})?$/),
);
/** What the public engine still writes exactly, with its 28 digits and its doubles (see DIFFERENCES.md). */
const shortNumberText = numberText.filter((text) => text.length <= 15 && text !== '-0');
const badNumber = of<unknown>(
  'NaN',
  '-Infinity',
  '',
  'abc',
  '1,5',
  ' 1',
  '12px',
  null,
  true,
  false,
  {},
  [],
  [1],
  '-',
  '0x1',
);
const number: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: numberText },
  { weight: 3, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }) },
  { weight: 2, arbitrary: fc.integer() },
  { weight: 1, arbitrary: badNumber },
);

/** Without kronor and złoty, which we write as at home in every language (MONEY-02). */
const currency = of('USD', 'EUR', 'JPY', 'KWD', 'CHF', 'INR', 'BRL', 'CZK', 'HUF', 'CLP', 'ISK', 'BHD', 'XYZ', 'GBP');
const money: fc.Arbitrary<unknown> = fc.oneof(
  record({ decimalValue: number, currencyCode: currency }),
  record({ value: number, currency }),
  record({ value: numberText }),
  record({ decimalValue: numberText, value: numberText, currency }),
  of<unknown>(null, 5, 'x', [], {}),
);

const YEAR = 365.25 * 86_400_000;
const moment: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: Math.round(-70 * YEAR), max: Math.round(80 * YEAR) }) },
  // Days on which clocks of the northern hemisphere change.
  { weight: 2, arbitrary: fc.integer({ min: 1_520_700_000_000, max: 1_521_000_000_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: 1_699_050_000_000, max: 1_699_250_000_000 }).map(String) },
  { weight: 1, arbitrary: fc.integer({ min: Math.round(-2_500 * YEAR), max: Math.round(2_500 * YEAR) }) },
  { weight: 1, arbitrary: of<unknown>('', 'abc', '12.5', true, null, {}, 0, -1) },
);
const zone = of(
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/Sao_Paulo',
  'UTC',
  'Asia/Tokyo',
  'Africa/Casablanca',
  'Nowhere/Land',
);

const widths = ['short', 'medium', 'long', 'full'];
const skeletons = [
  'yMMMd',
  'yMMMEEEd',
  'Bh',
  'hm',
  'Hms',
  'yQQQ',
  'GyMMMM',
  'EEEE',
  'yw',
  'MMMMd',
  'jm',
  'hmsv',
  'zzzz',
  'd',
];
const places = ['middle-of-text', 'begin-sentence', 'standalone', 'ui-list-or-menu', 'x'];
const calendars = ['gregorian', 'gregory', 'buddhist', 'iso8601', 'persian', 'japanese', 'x'];
const datetimeOptions = pieces(
  fc.oneof(
    of('date', 'time', ...widths, ...skeletons, ''),
    piece('date', ...widths, ...skeletons),
    piece('time', ...widths, 'hm', 'Hm'),
    piece('datetime', ...widths, 'yMMMdhm'),
    piece('skeleton', ...skeletons),
    piece('calendar', ...calendars),
    piece('context', ...places),
    piece('wrap', ...widths, 'x'),
    piece('wrapper', ...widths),
    of('junk:1'),
  ),
);
const intervalOptions = pieces(
  fc.oneof(
    of(...skeletons, 'context', 'skeleton', 'date', 'time', ''),
    piece('skeleton', ...skeletons),
    piece('date', 'yMd', 'yMMMd', 'MMMd'),
    piece('time', 'hm', 'Hm', 'h'),
    piece('context', ...places),
  ),
);
const relativeOptions = pieces(
  fc.oneof(
    numberPiece,
    piece('field', 'year', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millis', 'x'),
    piece('width', 'short', 'narrow', 'wide', 'x'),
    piece('context', ...places),
    of('numericOnly:true', 'alwaysNow:true', 'dayOfWeek:true', 'allowWeeks:true', 'allowWeeks', 'dayOfWeek:x'),
  ),
);

const argumentName = of('0', '1', '2', '3', 'who', 'n', 'when', 'missing');
const plainText = of('Hi ', ' items', "it''s ", "'{quoted}'", '#', ' — ', '{-0}', 'a # b', "don't ", '');
const tag = fc.oneof(
  argumentName.map((name) => `{${name}}`),
  fc.tuple(argumentName, of('decimal', 'number'), decimalOptions).map(([a, t, o]) => `{${a} ${t}${o}}`),
  fc.tuple(argumentName, of('money', 'currency'), moneyOptions).map(([a, t, o]) => `{${a} ${t}${o}}`),
  fc.tuple(argumentName, datetimeOptions).map(([a, o]) => `{${a} datetime${o}}`),
  fc.tuple(argumentName, argumentName, intervalOptions).map(([a, b, o]) => `{${a};${b} datetime-interval${o}}`),
  of('{0 unknown}', '{', '}', '{}', '{ 0 }', '{0,plural,other{x}}', '{0 plural}', '{0 plural lots {a} other {b}}'),
);
const branch = fc.oneof(
  plainText,
  tag,
  fc.tuple(plainText, tag).map((two) => two.join('')),
);
const choice = of('zero', 'one', 'two', 'few', 'many', 'other', '=0', '=1', '=2.5', 'weird');
const choices = fc
  .array(fc.tuple(choice, branch), { minLength: 1, maxLength: 5 })
  .map((list) => list.map(([key, text]) => ` ${key} {${text}}`).join(''));
const chooser = fc.oneof(
  fc
    .tuple(argumentName, of('plural', 'selectordinal'), of('', ' offset:1', ' offset:-2'), choices)
    .map(([name, type, offset, list]) => `{${name} ${type}${offset}${list}}`),
  fc
    .tuple(argumentName, fc.array(fc.tuple(of('a', 'b', 'true', '3', 'other'), branch), { maxLength: 4 }))
    .map(([name, list]) => `{${name} select${list.map(([key, text]) => ` ${key} {${text}}`).join('')}}`),
);
const pattern = fc.array(fc.oneof(plainText, tag, chooser), { maxLength: 4 }).map((parts) => parts.join(''));
const messageArguments = pieces(
  of('a', 'b', 'm', '@', 'who:a', 'n=b', 'when=t', 'who:nothing', '0=b', 'a.b', '@index', ':a', 'm.value', ''),
  4,
);

/** Not below one, but for nothing: the library calls half a dollar less than nothing (see DIFFERENCES.md). */
const amount = fc.oneof(
  fc.integer({ min: 100, max: 99_999_999 }).map((cents) => `${cents / 100}`),
  of<unknown>('12.50', '1234.5', '0.00', '0', 'abc', 20, null, '7.125', '1e3', '+7', '1234567.891'),
);
const price = fc.oneof(
  record({ value: amount, currency: of('USD', 'EUR', 'KWD', 'INR', 'CZK') }),
  record({ value: amount }),
);
const variant = fc
  .tuple(price, price, fc.boolean(), of(1000, 1000, 2000), of(500, 500, 700))
  .map(([priceMoney, salePriceMoney, onSale, full, sale]) => ({
    price: full,
    salePrice: sale,
    priceMoney,
    salePriceMoney,
    onSale,
    pricingOptions: onSale ? [{ priceMoney, salePriceMoney, onSale: full > 1500 }] : undefined,
  }));
const phrases = of(
  {},
  {},
  { productPriceFromText: "d''abord {fromPrice}" },
  { productPriceFromText: '{1} or {price}' },
  { productPrice__singlePrice__1Monthly__limited__nMonths: '{price} / {duration plural one {# mo} other {# mos}}' },
  { productPrice__multiplePrices__1Monthly__indefinite: '{fromPrice} a month', productPriceUnavailable: 'Never' },
);
const plan = record({
  billingPeriod: record({ unit: of('WEEK', 'MONTH', 'YEAR'), value: of(1, 1, 2, 4) }),
  numBillingCycles: of(0, 0, 1, 5, 12, 13),
});
const product = fc
  .tuple(of(1, 1, 2, 3, 4, -1), fc.array(variant, { maxLength: 4 }), of(false, false, true), plan, price, fc.boolean())
  .map(([productType, variants, isSubscribable, subscriptionPlan, priceMoney, onSale]) => ({
    structuredContent: {
      productType,
      variants,
      isSubscribable,
      subscriptionPlan: isSubscribable && productType === 4 ? undefined : subscriptionPlan,
      priceMoney,
      salePriceMoney: priceMoney,
      onSale,
    },
  }));

/** The public engine writes an interval in a message from whatever it is given. */
const isMoment = (value: unknown): boolean => typeof value !== 'string' || Number.isFinite(Number.parseInt(value, 10));

type Body = Omit<LocaleCase, 'locale'>;

const bodies: fc.Arbitrary<Body> = fc.oneof(
  record({ v: number }).chain((data) => decimalOptions.map((o) => ({ data, template: `{v|decimal${o}}` }))),
  record({ v: money }).chain((data) => moneyOptions.map((o) => ({ data, template: `{v|money${o}}` }))),
  record({ v: number }).map((data) => ({ data, template: '{v|percentage-format} {v|percentage-format trim}' })),
  record({ v: shortNumberText }).map((data) => ({ data, template: '{v|bookkeeper-money-format}' })),
  record({ v: moment, website: record({ timeZone: zone }) }).chain((data) =>
    datetimeOptions.map((o) => ({ data, template: `{v|datetime${o}}` })),
  ),
  record({ s: moment, e: moment, website: record({ timeZone: zone }) }).chain((data) =>
    intervalOptions.map((o) => ({ data, template: `{s, e|datetime-interval${o}}` })),
  ),
  fc
    .tuple(record({ s: moment, e: moment }), relativeOptions, of('{s, e|', '{s|'))
    .map(([data, o, start]) => ({ data, template: `${start}relative-time${o}}` })),
  record({ v: moment }).map((data) => ({ data, template: '{v|timesince}' })),
  fc
    .tuple(
      record({ msg: pattern, a: number, b: number, m: money, t: moment, website: record({ timeZone: zone }) }),
      messageArguments,
      of('message', 'plural'),
    )
    .filter(([{ msg, a, b, m }]) => !msg.includes('interval') || [a, b, m].every(isMoment))
    .map(([data, o, name]) => ({ data, template: `{msg|${name}${o}}{.section m}{msg|message @ a}{.end}` })),
  fc
    .tuple(product, phrases, fc.boolean(), moneyOptions, of('product-price', 'subscription-price'))
    .map(([item, localizedStrings, useCLDRMoneyFormat, o, name]) => ({
      data: { item, localizedStrings, featureFlags: { useCLDRMoneyFormat } },
      template: `{item|${name}${o}}`,
    })),
);

/** Renderings in these locales. */
export function localeCases(locales: readonly string[]): fc.Arbitrary<LocaleCase> {
  return fc.tuple(of(...locales), bodies).map(([locale, body]) => ({ locale, ...body }));
}
