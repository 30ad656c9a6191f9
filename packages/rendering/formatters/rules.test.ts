import { createEngine } from '@quoin/template';
import { describe, expect, it } from 'vitest';
import { corePredicates } from '../predicates/index.ts';
import { coreFormatters } from './index.ts';

const formatters = coreFormatters();
const predicates = corePredicates();

/** Output and messages of one rendering without locale data. */
function renderAll(template: string, data: unknown) {
  const engine = createEngine({ formatters, predicates, allow: { eval: true, include: true } });
  return engine.compile(template).render(data, { now: 0 });
}

const render = (template: string, data: unknown): string => renderAll(template, data).output;
const asks = (predicate: string, data: unknown): string => render(`{.${predicate}}yes{.or}no{.end}`, data);
const product = (content: object, more: object = {}) => ({ id: 'p1', structuredContent: content, ...more });

describe('what is not there', () => {
  it('the units-metric predicate says that it is not implemented, and is false (TPL-07)', () => {
    const { output, errors } = renderAll('{.units-metric?}yes{.or}no{.end}', {});
    expect(output).toBe('no');
    expect(errors.map((error) => error.message)).toEqual(['"units-metric?" formatter is not yet implemented']);
  });
});

describe('calendars and sharing', () => {
  it('prints the address that makes an event: title, compact UTC dates and place (TPL-08, DISP-12)', () => {
    const event = {
      title: 'Open day & more',
      startDate: 1384518630000,
      endDate: 1384518716400,
      location: { addressLine1: ' 123 Main St. ', addressLine2: '', addressCountry: 'US' },
    };
    expect(render('{@|google-calendar-url}', event)).toBe(
      'http://www.google.com/calendar/event?action=TEMPLATE&text=Open%20day%20%26%20more' +
        '&dates=20131115T123030Z/20131115T123156Z&location=123%20Main%20St.%2C%20US',
    );
  });

  it('prints elements that load the scripts of follow and share buttons, and calls nobody (TPL-08)', () => {
    expect(render('{@|twitter-follow-button}', { profileUrl: 'https://x.y/me"' })).toBe(
      "<script>Y.use('squarespace-follow-buttons', function(Y) { Y.on('domready', function() { " +
        'Y.Squarespace.FollowButtonUtils.renderAll(); }); });</script>' +
        '<div class="squarespace-follow-button" data-username="me&quot;"></div>',
    );
    const site = { website: { shareButtonOptions: { a: true } }, title: '<T>', systemDataId: 's1' };
    expect(render('{@|social-button-inline}', site)).toContain('data-system-data-id="s1"');
    expect(render('{@|social-button}', { ...site, website: {} })).toBe('');
  });
});

describe('sentences', () => {
  it.each([
    ['{s|resizedHeightForWidth 5}', "Invalid source parameter. Pass in 'originalSize'"],
    ['{s|squarespaceThumbnailForHeight 5}', "Invalid source parameter. Pass in 'originalSize'"],
    ['{s|timesince}', 'Invalid date.'],
  ])('%s says %s of what it cannot read (TPL-09)', (template, sentence) => {
    expect(render(template, { s: 'big' })).toBe(sentence);
  });

  it.each([
    ['{@|add-to-cart-btn}', product({}), 'Add To Cart'],
    ['{@|add-to-cart-btn}', product({ isSubscribable: true }), 'Subscribe'],
    ['{@|quantity-input}', product({ productType: 1, variants: [{ unlimited: true }] }), 'Quantity'],
    ['{@|product-quick-view}', product({}), 'Quick View'],
    ['{@|product-status}', product({ productType: 1, variants: [{ qtyInStock: 0 }] }), 'sold out'],
    ['{@|product-status}', product({ productType: 2, onSale: true }), 'sale'],
    [
      '{@|variants-select}',
      product({ productType: 4, variants: [{}, {}], variantOptionOrdering: ['Value'] }),
      'Select Value',
    ],
    [
      '{@|variants-select}',
      product({ productType: 1, variants: [{}, {}], variantOptionOrdering: ['Size'] }),
      'Select Size',
    ],
    ['{@|summary-form-field}', { type: 'text', rawTitle: 'Q', value: '' }, 'N/A'],
    ['{@|product-price}', product({ productType: 1, isSubscribable: true, variants: [] }), 'Unavailable'],
  ])('%s of %j contains %s (TPL-10)', (template, data, sentence) => {
    expect(render(template, data)).toContain(sentence);
  });

  it('are those of the site where it has its own (TPL-10)', () => {
    const data = { localizedStrings: { productAddToCartText: 'Into "the" bag' }, ...product({}) };
    expect(render('{@|add-to-cart-btn}', data)).toContain('data-original-label="Into &quot;the&quot; bag"');
  });
});

describe('comments and folders', () => {
  it.each([
    [{ commentState: 1 }, 'yes'],
    [{ publicCommentCount: 2 }, 'yes'],
    [{ commentState: 2 }, 'no'],
    [{ commentState: 1, websiteSettings: {} }, 'no'],
    [{ commentState: 1, websiteSettings: { commentsEnabled: true } }, 'yes'],
  ])('comments? of %j is %s (DISP-06, DISP-11)', (data, answer) => {
    expect(asks('comments?', data)).toBe(answer);
  });

  it.each([
    [{}, 'yes'],
    [{ folderBehavior: 1 }, 'yes'],
    [{ folderBehavior: 2 }, 'yes'],
    [{ folderBehavior: 3 }, 'no'],
    [{ folderBehavior: 4 }, 'no'],
  ])('clickable? of %j is %s (DISP-06)', (data, answer) => {
    expect(asks('clickable?', data)).toBe(answer);
  });
});

describe('colours', () => {
  it.each([
    [{ hue: 110, saturation: 0.9, lightness: 1 }, 'hsl(110, 90%, 100%)'],
    [{ hue: 0, saturation: 0.333, lightness: 0.5, alpha: 0.25 }, 'hsla(0, 33.3%, 50%, 0.25)'],
    [{ hue: 361, saturation: 0, lightness: 0 }, 'Hue out of bounds. '],
    [{ hue: 1, saturation: 1.1, lightness: 0 }, 'Saturation out of bounds. '],
    [{ hue: 1, saturation: 1, lightness: -1 }, 'Lightness out of bounds. '],
    [{ hue: 1, saturation: 1, lightness: 1, alpha: 2 }, 'Alpha out of bounds.'],
    [{ saturation: 1, lightness: 1 }, 'Missing an H/S/L value.'],
  ])('website-color of %j is %s (DISP-07)', (data, text) => {
    expect(render('{@|website-color}', data)).toBe(text);
  });

  it.each([
    ['#fff', 'light'],
    ['000', 'dark'],
    ['7fffff', 'dark'],
    ['800000', 'light'],
    ['#1234', 'dark'],
    ['12', ''],
    ['xyz', ''],
  ])('color-weight of %s is %s: 3 to 6 digits, # or not (DISP-07)', (hex, weight) => {
    expect(render('{hex|color-weight}', { hex })).toBe(weight);
  });

  // Themes of the public engine expect its answer; all else goes by luminance (docs/reference/differences.md).
  it('color-weight goes by the number that the digits form, whatever the light of the colour', () => {
    expect(['800000', '00ffff'].map((hex) => render('{hex|color-weight}', { hex }))).toEqual(['light', 'dark']);
  });
});

describe('defaults', () => {
  it('New York is the zone of a site that names none (DISP-09, DISP-11)', () => {
    expect(render('{d|date %H:%M %Z}', { d: 0 })).toBe('19:00 EST');
    expect(render('{d|date %H:%M %Z}', { d: 0, website: { timeZone: 'Europe/Berlin' } })).toBe('01:00 CET');
    expect(render('{d|date %H:%M %Z}', { d: 0, website: { timeZone: 'Nowhere' } })).toBe('00:00 UTC');
  });

  it('a text is cut at 100 characters, behind a word, with an ellipsis (DISP-09)', () => {
    const s = `${'word '.repeat(19)}lastword here`;
    expect(render('{s|truncate}', { s })).toBe(`${'word '.repeat(19)}...`);
    expect(render('{s|truncate}', { s: 'x'.repeat(101) })).toBe(`${'x'.repeat(100)}...`);
    expect(render('{s|truncate 0}', { s })).toBe(s);
  });

  it('the body gives at most 250 characters of alternative text (DISP-09)', () => {
    const text = render('{@|image-meta}', { body: `<p>${'x'.repeat(300)}</p>` });
    expect(text).toContain(`alt=" ${'x'.repeat(249)}" `);
  });
});

describe('settings of a website', () => {
  it('services take a quantity unless the store says otherwise (DISP-11)', () => {
    const service = product({ productType: 3, variants: [{ unlimited: true }] });
    const of = (allowed: unknown) => ({
      ...service,
      websiteSettings: { storeSettings: { multipleQuantityAllowedForServices: allowed } },
    });
    expect(render('{@|quantity-input}', service)).not.toBe('');
    expect(render('{@|quantity-input}', of(true))).not.toBe('');
    expect(render('{@|quantity-input}', of(false))).toBe('');
  });

  it('likes, comments elsewhere and the captcha follow their switches (DISP-11)', () => {
    expect(render('{@|like-button}', { id: 'i', websiteSettings: { simpleLikingEnabled: false } })).toBe('');
    expect(render('{@|like-button}', { id: 'i', websiteSettings: { simpleLikingEnabled: true } })).toContain(
      'data-item-id="i"',
    );
    expect(render('{@|comments}', { websiteSettings: { disqusShortname: 'x' } })).toContain('id="disqus_thread"');
    const soldOut = {
      id: 'p',
      website: { captchaSettings: { siteKey: 'k' } },
      productMerchandisingContext: { p: { restockNotificationViews: [{ variantId: 'v' }] } },
    };
    expect(render('{@|product-restock-notification}', soldOut)).toContain('<div class="captcha-container"></div>');
  });
});

describe('events and videos', () => {
  it('an event of one day, and a place with both coordinates (DISP-12)', () => {
    expect(asks('same-day?', { startDate: 1384518630000, endDate: 1384518716400 })).toBe('yes');
    expect(asks('same-day?', { startDate: 1384518630000, endDate: 1384618716400 })).toBe('no');
    expect(asks('location?', { location: { mapLat: 0, mapLng: 0 } })).toBe('yes');
    expect(asks('location?', { location: { mapLat: 1 } })).toBe('no');
  });

  it('a video waits in an attribute, under a picture when it has one (DISP-12)', () => {
    const video = { oembed: { html: '<b>', providerName: 'p' }, overlay: true };
    expect(render('{@|video load-false}', video)).toBe(
      '<div class="sqs-video-wrapper"  data-load="false" data-html="&lt;b&gt;" data-provider-name="p">' +
        '<div class="sqs-video-overlay no-thumb" style="opacity: 0;">' +
        '<div class="sqs-video-opaque"> </div><div class="sqs-video-icon"></div></div></div>',
    );
    expect(render('{@|video}', { ...video, systemDataId: 's', assetUrl: '/a' })).toContain('data-src="/a"');
  });
});

describe('answers of forms', () => {
  const answer = (field: object): string =>
    render('{@|summary-form-field}', field)
      .replace(/^.*?<\/span> /s, '')
      .replace(/\n<\/div>$/, '');

  it('a likert scale has five labels; an empty answer is N/A (FORM-15)', () => {
    const values = { a: '-2', b: '-1', c: '0', d: '1', e: 2, f: '', g: '7' };
    const labels = [...answer({ type: 'likert', values }).matchAll(/:<\/span> (.*?)<\/div>/g)].map((match) => match[1]);
    expect(labels).toEqual(['Strongly Disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly Agree', 'N/A', 'N/A']);
    expect(answer({ type: 'likert' })).toBe('N/A');
  });

  it.each([
    [{ type: 'name', values: { First: 'Ann', Last: 'Lee' } }, 'Ann Lee'],
    [{ type: 'date', values: { Month: '1', Day: '2', Year: '2026' } }, '1/2/2026'],
    [{ type: 'time', values: { Hour: '9', Minute: '', Second: '5', Ampm: 'AM' } }, '9:00:5 AM'],
    [{ type: 'phone', values: { Country: '1', Areacode: '2', Prefix: '3', Line: '4' } }, '+1 2-3-4'],
    [{ type: 'phone', values: { Areacode: '2', Prefix: '3', Line: '4' } }, '2-3-4'],
    [{ type: 'checkbox', values: ['a', '<b>'] }, 'a, &lt;b&gt;\n'],
    [{ type: 'text', value: '<i>' }, '&lt;i&gt;'],
    [
      { type: 'address', values: { Line1: 'L1', City: 'C', State: 'S', Zip: 'Z', Country: 'US' } },
      '<div style="padding-left:5px;">\n  <div>L1</div>\n  <div>C, S Z US</div>\n</div>',
    ],
  ])('%j is written as %j (FORM-16)', (field, text) => {
    expect(answer(field)).toBe(text);
  });

  it('stands beside the title as it was asked (FORM-16)', () => {
    expect(render('{@|summary-form-field}', { type: 'text', rawTitle: 'A & B', value: 'x' })).toBe(
      '<div style="font-size:11px; margin-top:3px">\n  <span style="font-weight:bold;">A &amp; B:</span> x\n</div>',
    );
  });
});

describe('prices of subscriptions', () => {
  const price = (unit: string, value: number, numBillingCycles: number): string =>
    render(
      '{@|product-price}',
      product({
        productType: 1,
        isSubscribable: true,
        variants: [{ priceMoney: { value: '5.00', currency: 'USD' } }],
        subscriptionPlan: { billingPeriod: { unit, value }, numBillingCycles },
      }),
    )
      .replace(/<[^>]*>/g, '')
      .trim();

  it.each([
    ['WEEK', 1, 0, '5.00 every week'],
    ['MONTH', 3, 0, '5.00 every 3 months'],
    ['YEAR', 1, 2, '5.00 every year for 2 years'],
    ['WEEK', 2, 3, '5.00 every 2 weeks for 6 weeks'],
    ['WEEK', 26, 2, '5.00 every 26 weeks for 1 year'],
    ['MONTH', 1, 12, '5.00 every month for 1 year'],
    ['MONTH', 6, 4, '5.00 every 6 months for 2 years'],
  ])('%s × %i for %i periods says %s (SUBS-04)', (unit, value, cycles, text) => {
    expect(price(unit, value, cycles)).toBe(text);
  });
});

describe('images', () => {
  it('carry address, size, focal point and alternative text (IMG-01)', () => {
    expect(render('{@|image-meta}', { assetUrl: '/a', originalSize: '10x20', title: 'T "q"' })).toBe(
      'data-src="/a" data-image="/a" data-image-dimensions="10x20" data-image-focal-point="0.5,0.5" alt="T &quot;q&quot;" ',
    );
    expect(
      render('{@|image-meta}', { mediaFocalPoint: { x: 0.3, y: 0.7 }, componentKey: 'k', filename: 'f.jpg' }),
    ).toBe(
      'data-component-key="k" data-src="" data-image="" data-image-dimensions="" data-image-focal-point="0.3,0.7" alt="f.jpg" ',
    );
    expect(render('{@|image-color topLeft}', { colorData: { topLeftAverage: 'abc' } })).toBe('#abc');
  });

  it('offer the widths they have, and the original as the next one (IMG-01, IMG-02)', () => {
    expect(render('{@|image-srcset}', { assetUrl: '/a', systemDataVariants: '100w,300w' })).toBe(
      ' srcset="/a?format=100w 100w,/a?format=300w 300w,/a?format=original 500w"',
    );
    expect(render('{@|image-srcset}', { assetUrl: '/a', systemDataVariants: '1500w,2500w' })).toBe(
      ' srcset="/a?format=1500w 1500w,/a?format=2500w 2500w"',
    );
  });

  it.each([
    [1001, '1500w'],
    [1000, '1000w'],
    [750, '750w'],
    [500, '500w'],
    [300, '300w'],
    [100, '100w'],
  ])('a place %i wide gets %s (IMG-02)', (width, step) => {
    expect(render(`{s|squarespaceThumbnailForWidth ${width}}`, { s: '9x9' })).toBe(step);
  });
});
