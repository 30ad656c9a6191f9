import fc from 'fast-check';

/**
 * Random page data: what a page holds, in the shapes the formatters and predicates look for, with now and then a value
 * of another type where one is expected.
 */
type Any = fc.Arbitrary<unknown>;

const TEXTS = [
  'Blue chair',
  'a',
  '',
  ' ',
  'Hello <b>world</b> & "friends"',
  "it's -- 'quoted' \"text\"",
  'line one\nline two\ttab',
  'The quick brown fox jumps over the lazy dog, again and again, until the hundredth character of this text is reached and passed.',
  'café ☕ 😀 naïve',
  '</script><script>',
  '0',
  '1',
  '12.5',
  '-3',
  'true',
  'false',
  '#fff',
  'a.b',
  'item.title',
  '{0} and {1}',
  '{x|json}',
  '<p></p>',
  '&nbsp;',
  '\u00a0\u200b',
  'x'.repeat(120),
  'Über/straße?q=1&r=2#frag',
  'see http://example.com/a?b=c and @someone #tag, mail x@y.z',
];
export const text = fc.oneof(
  { arbitrary: fc.constantFrom(...TEXTS), weight: 6 },
  { arbitrary: fc.string({ maxLength: 12 }), weight: 1 },
);
const NUMBERS = [
  0, 1, 2, 3, 4, 5, 7, 10, 11, 12, 50, 100, 1000, -1, -2, 0.5, 1.5, -2.5, 2.4999, 1e21, 1e-7, 1234567.891,
];
export const number = fc.oneof(fc.constantFrom(...NUMBERS), fc.integer({ min: -1000, max: 100_000 }));
const small = fc.constantFrom(0, 1, 2, 3, 5, 1.5, -1);

/** Anything JSON can hold, including names that mean something to the machine. */
const HOSTILE = ['constructor', 'toString', 'valueOf', 'length', '0', '1', 'a', 'b', '', '__proto__', 'isPrototypeOf'];
export const weird: Any = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown>(null, true, false, '', 0, 1, '1', 'x', [], {}, -1, 2.5),
    text,
    number,
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...HOSTILE), tie('any'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).any;

/** Mostly as expected, now and then another type. */
function usually(arbitrary: Any, weight = 24): Any {
  return fc.oneof({ arbitrary, weight }, { arbitrary: weird, weight: 1 });
}

/** An object some of whose members are missing. */
function some(members: Readonly<Record<string, Any>>, chance = 7): Any {
  const present = (arbitrary: Any): Any =>
    fc.oneof({ arbitrary: usually(arbitrary), weight: chance }, { arbitrary: fc.constant(undefined), weight: 1 });
  const model = Object.fromEntries(Object.entries(members).map(([name, arbitrary]) => [name, present(arbitrary)]));
  return fc
    .record(model, { noNullPrototype: true })
    .map((found) => Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)));
}

const of = (...values: readonly unknown[]): Any => fc.constantFrom(...values);
const list = (arbitrary: Any, maxLength = 4): Any => fc.array(arbitrary, { maxLength });
const id = of('560c37c1a7c8465c4a71d99a', 'p1', 'p2', 'x');
const DAY = 86_400_000;
const moment = fc.oneof(
  of(
    0,
    1384518630000,
    1384518716400,
    1384518630000 + DAY,
    1700000000000,
    1704067199999,
    1704067200000,
    951782400000,
    -1,
  ),
  fc.integer({ min: 0, max: 2_140_000_000_000 }),
);
const money = some(
  { value: of('0', '9', '10.00', '849.50', '1234567.89', '0.5', '19.999', '-3.00', '100'), currency: of('USD', 'EUR') },
  20,
);

const variant = some({
  id,
  sku: of('SQ1', 'SQ2'),
  attributes: some({ Color: of('Red', 'Blue', 'Gr"een'), Size: of('S', 'M', '<L>'), Value: of('$10', '$25') }, 9),
  optionValues: list(some({ optionName: of('Color', 'Size'), value: of('Red', 'M', 'x & y') }), 3),
  price: of(0, 900, 84950, 1000),
  salePrice: of(0, 800, 500),
  priceMoney: money,
  salePriceMoney: money,
  onSale: of(true, false, false),
  unlimited: of(true, false, false),
  qtyInStock: of(0, 0, 1, 2, 10, -1, '3'),
  pricingOptions: list(
    some({ price: of(900), priceMoney: money, salePriceMoney: money, onSale: of(true, false), id: of('o1') }, 20),
    2,
  ),
});
const billing = some(
  {
    billingPeriod: some({ value: of(1, 2, 3, 4, 13, 26, 52), unit: of('WEEK', 'MONTH', 'YEAR') }, 20),
    numBillingCycles: of(0, 1, 2, 3, 12, 52),
  },
  20,
);
const content = some({
  productType: of(1, 1, 1, 2, 3, 4, '1', '2', -1, 9),
  variants: list(variant),
  variantOptionOrdering: of(['Color', 'Size'], ['Size'], ['Value'], ['Color', 'nope'], []),
  isSubscribable: of(true, false, false, false, 'true'),
  subscriptionPlan: billing,
  productSubscriptionOptions: of([], [{ id: 'sub1' }], [{ id: 'sub1' }, { id: 'sub2' }]),
  onSale: of(true, false),
  priceMoney: money,
  salePriceMoney: money,
  useCustomAddButtonText: of(true, false, 'true', ''),
  customAddButtonText: of('Add This', 'Buy & "go"', ''),
  additionalFieldsFormId: of('f1', ''),
  additionalFieldsForm: of({ name: 'Form', fields: [] }, { name: '"<x>"' }, null, {}),
  audioAssetUrl: of('/a.mp3', '/a"b.mp3'),
});

const point = some({ x: of(0.3, 0, 1, '0.2'), y: of(0.7, 0.5) }, 20);
const colors = some(
  {
    topLeftAverage: of('111', 'abcdef'),
    topRightAverage: of('222222'),
    bottomLeftAverage: of('333'),
    bottomRightAverage: of('444'),
    centerAverage: of('"555'),
  },
  4,
);
const size = of(
  '100x200',
  '1500x1000',
  '2500x1667',
  '640x480',
  '30x2000',
  'big',
  '0x0',
  'x',
  '1x',
  '10x20x30',
  '3.7x9',
  '',
);
const image = {
  id,
  title: text,
  body: text,
  filename: of('a.jpg', 'my "photo".png', ''),
  altText: text,
  assetUrl: of('/img/a.jpg', 'https://x.y/b.png', '/q?a=1&b="2"'),
  originalSize: size,
  mediaFocalPoint: point,
  colorData: colors,
  systemDataVariants: of(
    '100w,300w,500w',
    '100w,300w,500w,750w,1000w,1500w,2500w',
    '100w',
    'nope',
    '',
    '300w,100w',
    '42w',
  ),
  systemDataId: id,
  mainImageId: id,
  componentKey: of('k1', ''),
  licensedAssetPreview: of({}, { a: 1 }, true, null),
};

const location = some({
  addressLine1: of('123 Main St.', ' x '),
  addressLine2: of('Apt 5', ''),
  addressCountry: of('US', ''),
  mapLat: of(40.7, 0),
  mapLng: of(-74, 0),
});
const RECORDS = [
  1,
  2,
  4,
  5,
  7,
  8,
  11,
  12,
  14,
  15,
  16,
  17,
  18,
  20,
  26,
  27,
  28,
  30,
  32,
  50,
  51,
  52,
  53,
  54,
  61,
  -1,
  0,
  '11',
];
const record = fc.oneof(of(...RECORDS, ...RECORDS), fc.integer({ min: -1, max: 70 }));
const BLOCKS = [
  'map',
  'embed',
  'image',
  'code',
  'quote',
  'twitter',
  'link',
  'video',
  'foursquare',
  'instagram',
  'form',
  'gallery',
];
const comments = {
  publicCommentCount: of(0, 1, 2, 17, '1'),
  commentState: of(0, 1, 2),
};
export const item = some({
  ...image,
  ...comments,
  structuredContent: content,
  collectionId: id,
  fullUrl: of('/blog/one', '/a"b'),
  recordType: record,
  recordTypeLabel: of('text', 'store-item', 'a&b'),
  promotedBlockType: of(...BLOCKS, 'Block Type'),
  categories: list(of('Foo', 'bar baz', 'Ü x'), 3),
  tags: list(of('tag 1', 'two', '<x>'), 3),
  author: some({ displayName: of('John Doe', '', 'Jö') }),
  starred: of(true, false),
  likeCount: of(0, 3, '7'),
  startDate: moment,
  endDate: moment,
  location,
  excerpt: fc.oneof(some({ html: text }, 20), text, of('<p>&nbsp;</p>', { html: '<p> \u200b</p>' })),
  externalLink: of('', '/x'),
  passthrough: of(true, false),
  sourceUrl: of('', '/src'),
  overlay: of(true, false),
  oembed: some({ html: of('<iframe src="x"></iframe>', ''), providerName: of('youtube', '"v"') }, 20),
  coverImage: some(image),
  backgroundSource: of(-1, 1, 2, 3, 4, '2'),
  currentType: of(1, 4, 5, 1, 4, 5, 3, 18, '4'),
  serviceName: of('email', 'email', 'twitter'),
  userName: of('me', ''),
  profileUrl: of('https://t.co/you', 'x'),
  optionValues: list(some({ value: of('Red', 'M') }), 3),
});

const field = fc.oneof(
  some(
    {
      type: of('address'),
      rawTitle: text,
      values: some({
        Line1: of('1 Main', '<b>'),
        Line2: of('Apt', ''),
        City: of('NY'),
        State: of('NY'),
        Zip: of('1'),
        Country: of('US'),
      }),
    },
    20,
  ),
  some(
    {
      type: of('likert'),
      rawTitle: text,
      values: of({ 'Good?': '-2', b: '0', c: 2 }, { a: '', b: '9' }, {}, { 'a "b" <c>': 1 }),
    },
    20,
  ),
  some(
    {
      type: of('time'),
      rawTitle: text,
      values: some({ Hour: of('1', '12', ''), Minute: of('05', ''), Second: of('9', ''), Ampm: of('PM', '') }),
    },
    20,
  ),
  some(
    {
      type: of('phone'),
      rawTitle: text,
      values: some({ Country: of('1', ''), Areacode: of('212'), Prefix: of('555'), Line: of('1234') }),
    },
    20,
  ),
  some({ type: of('date'), rawTitle: text, values: some({ Month: of('1', ''), Day: of('2'), Year: of('2020') }) }, 20),
  some({ type: of('name'), rawTitle: text, values: some({ First: of('Ann'), Last: of('Lee', '') }) }, 20),
  some({ type: of('checkbox'), rawTitle: text, value: text, values: of(['a', 'b'], [], ['<x>']) }, 5),
  some({ type: of('text', 'email', 'textarea', 'number'), rawTitle: text, value: text }, 10),
);

const strings = some(
  {
    productAddToCartText: of('ADD & GO', ''),
    productSubscribeText: of('SUB "it"'),
    productQuickViewText: of('LOOK'),
    productSoldOutText: of('GONE <b>'),
    productSaleText: of('CHEAP'),
    productQuantityInputLabel: of('HOW MANY'),
    productVariantSelectText: of('Pick {variantName}', 'Pick'),
    giftCardVariantSelectText: of('Pick a value'),
    giftCardValueDisplayText: of('Worth'),
    productPriceUnavailable: of('NOT NOW'),
    productPriceFromText: of('starting at {fromPrice}', 'from'),
    originalPriceText: of('WAS:'),
    salePriceText: of('NOW:'),
    productSummaryFormNoAnswerText: of('none', ' '),
    productAnswerMapNeutral: of('meh'),
    productPrice__singlePrice__1Monthly__indefinite: of('{price} monthly'),
    productPrice__multiplePrices__nMonthly__limited__nMonths: of('{fromPrice} per {billingPeriodValue} for {duration}'),
  },
  1,
);
const merchandising = some(
  {
    customSoldOutText: of('Sold <out>', ''),
    scarcityEnabled: of(true, true, false),
    scarcityShownByDefault: of(true, false),
    scarcityText: of('Only {qtyInStock} left!', 'few & "far"'),
    scarcityTemplateViews: list(some({ qtyInStock: of(3, 10), attributes: of({ Color: 'Red' }, {}) }), 3),
    restockNotificationViews: list(some({ variantId: of(1, 'v2'), hiddenByDefault: of(true, false) }), 2),
    restockNotificationMessages: some({
      buttonText: of('Sign "Up"'),
      CTAText: of('Tell <me>'),
      placeholderText: of('Your Email'),
      mailingListDescription: of('Join & read'),
    }),
    mailingListSignUpEnabled: of(true, false),
    mailingListOptInByDefault: of(true, false),
  },
  12,
);
const onOff = of(true, false, 'true', 'false', 1, 0);
const options = some(
  {
    design: of('grid', 'slideshow', 'slider', 'stacked'),
    'meta-position': of('top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'),
    'active-alignment': of('center', 'left', 'right'),
    autoplay: onOff,
    'auto-crop': onOff,
    controls: onOff,
    indicators: onOff,
    lightbox: onOff,
    'square-thumbs': onOff,
    'show-meta': onOff,
    'show-meta-on-hover': onOff,
    thumbnails: onOff,
  },
  12,
);
const collection = some({
  id,
  ...comments,
  folder: of(true, false, 'x'),
  folderBehavior: of(1, 2, 3),
  type: of(1, 7, 10, '10'),
  title: text,
});
const color = some(
  {
    hue: of(0, 110, 360, 400, -1, 12.345),
    saturation: of(0, 0.5, 1, 0.333, 2),
    lightness: of(0, 0.25, 1, -0.3),
    alpha: of(0, 0.5, 1, 3, -1),
  },
  12,
);
const HEX = ['#fff', '000', 'abcdef', '#12345', '7fffff', '800000', 'xyz', '', '#1234', '12', '1234567'];

/** The data of one rendering. */
export const data: Any = some(
  {
    title: text,
    name: text,
    s: text,
    t: text,
    n: number,
    m: small,
    truth: of(true, false, 'true', 'false', 1, 0, null),
    nul: of(null),
    key: of('title', 'a', 'item.title', 'items.0.id', '0', 'x', 1, ['a', 'b'], ['items', 0], '@index', 'a..b', ''),
    a: fc.oneof(some({ a: small, b: fc.oneof(text, some({ a: small, b: text })), c: list(small) }), weird),
    list: list(fc.oneof(small, text, some({ a: small, b: text, key: of('a', 'b', 1) })), 5),
    nums: list(number, 5),
    rows: list(some({ id, a: small, b: text, list: list(small, 3), key: of('a', 'b', 'p1') }), 4),
    table: some({
      p1: some({ a: small, b: text }),
      a: some({ ok: of(true, false) }),
      b: some({ ok: of(true) }),
      x: small,
    }),
    item,
    items: list(item, 2),
    product: item,
    collection,
    image: some(image),
    colors: list(color, 2),
    color,
    hex: of(...HEX),
    size,
    fields: list(field, 2),
    field,
    date: fc.oneof(moment, of('1384518630000', 'soon', 1384518630000.5)),
    ms: of(0, 999, 1000, 61_500, 3_600_000, -5000, '90500', 1e13),
    cart: some({ entries: list(some({ quantity: of(1, 2, '3', 0) }), 3) }, 20),
    'base-url': of('https://example.com', ''),
    website: some({
      timeZone: of('America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'UTC', 'Australia/Lord_Howe'),
      useCLDRMoneyFormat: of(false, false, false, true),
      shareButtonOptions: of({ facebook: true }, {}, { a: 1 }, [1]),
      captchaSettings: some({ siteKey: of('key') }),
    }),
    websiteSettings: some({
      commentsEnabled: of(true, false),
      disqusShortName: of('dsq', ''),
      disqusShortname: of('', '', '', 'dsq'),
      simpleLikingEnabled: of(true, true, false),
      storeSettings: some({ multipleQuantityAllowedForServices: of(true, false, null) }),
    }),
    localizedStrings: strings,
    productMerchandisingContext: some(
      { '560c37c1a7c8465c4a71d99a': merchandising, p1: merchandising, p2: merchandising, x: merchandising },
      20,
    ),
    options,
    featureFlags: of({}, {}, { useCLDRMoneyFormat: true }),
    folderBehavior: of(1, 2, 3, -1),
    typeName: of('products', 'blog-basic', ''),
    calendarView: onOff,
    showPastOrUpcomingEvents: of('past', 'upcoming'),
    debug: of(true, false, 1),
    blockType: of(1, 2, 6, 5),
    info: some({ altText: text }),
    group: of('g1'),
    recordType: record,
    promotedBlockType: of(...BLOCKS),
  },
  14,
);
