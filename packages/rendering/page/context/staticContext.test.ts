import { money } from '@quoin/domain/money';
import { describe, expect, it } from 'vitest';
import { NOW, renderTest, testCollection, testFrame, testItem, testPage, testProduct } from '../testing/page.ts';
import { staticContext, staticContextHtml } from './staticContext.ts';

const NO_TWEAKS = { theme: 'Salt', tweaks: [], tweakValues: {}, now: NOW };
const EVIL = '</script><script>alert(1)</script><!--\u2028';
const tweak = (key: string, defaultValue: string, js: boolean) => ({
  ...{ type: 'value' as const, key, title: key, label: '', category: '', target: '', showOnlyWhenPresent: '' },
  ...{ min: null, max: null, step: null, unit: '', property: [], options: [], defaultValue, js },
  ...{ loadAllVariants: false, disableTransparency: false, isRule: false, line: 1 },
});

/** What readers find: one statement right before the end of the element. */
function readBack(html: string): Record<string, unknown> {
  const [, json = ''] = /Static\.SQUARESPACE_CONTEXT = (\{.*\});<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as Record<string, unknown>;
}

describe('Static.SQUARESPACE_CONTEXT', () => {
  it('holds what page-data 10 names', () => {
    const context = staticContext(testPage({ item: testItem() }), NO_TWEAKS);
    expect(context).toMatchObject({
      pageType: 2,
      website: {
        siteTitle: 'Salt &amp; Paper',
        fullSiteTitle: 'One — Salt &amp; Paper',
        translationLocale: 'en-US',
        formattingLocale: 'en-US',
      },
      websiteSettings: { websiteId: 's1', storeSettings: { defaultCurrency: 'EUR' } },
      collection: { title: 'About', id: 'c1', fullUrl: '/about', type: 10, permissionType: 1 },
      item: { title: 'One', id: 'i1', fullUrl: '/about/one', publicCommentCount: 0, commentState: 2, recordType: 1 },
      itemId: 'i1',
      appDomain: 'salt.example',
      templateVersion: '7',
      pageFeatures: [1, 2, 4],
      templateScriptsRootUrl: 'https://salt.example/scripts/',
      showAnnouncementBar: false,
      tzData: { zones: [[60, null, 'GMT+1', null]], rules: {} },
      i18nContext: { timeZoneData: { id: 'Europe/Berlin', name: 'Central European Standard Time' } },
      env: 'PRODUCTION',
    });
  });

  it('holds a product with its variants, amounts in minor units and as decimals (page-data 6)', () => {
    const product = testProduct();
    const { product: shown } = staticContext(testPage({ item: testItem({ product }) }), NO_TWEAKS);
    expect(shown).toMatchObject({ variantAttributeNames: ['Size'], subscribable: false, productType: 1 });
    const [medium, large] = (shown as { variants: unknown[] }).variants;
    expect(medium).toMatchObject({
      sku: 'P-M',
      price: { currencyCode: 'EUR', value: 4900, decimalValue: '49.00', fractionalDigits: 2 },
      stock: { unlimited: false, quantity: 50 },
      attributes: { Size: 'M' },
      shippingWeight: { value: 0, unit: 'KILOGRAM' },
      shippingSize: { unit: 'CENTIMETER', width: 0, height: 0, len: 0 },
    });
    expect(large).toMatchObject({ stock: { unlimited: false, quantity: 0 } });
    const [first] = product.variants;
    const yen = testProduct({ variants: [{ ...first!, price: money(4900, 'JPY'), stock: { unlimited: true } }] });
    expect(staticContext(testPage({ item: testItem({ product: yen }) }), NO_TWEAKS)).toMatchObject({
      product: {
        variants: [{ price: { value: 4900, decimalValue: '4900', fractionalDigits: 0 }, stock: { unlimited: true } }],
      },
    });
  });

  it('tells scripts the tweaks that are marked for them, and no other (site-templates 5)', () => {
    const tweaks = [tweak('logoWidth', '200px', true), tweak('secret', 'x', false), tweak('gap', '1px', true)];
    const { tweakJSON } = staticContext(testPage(), { ...NO_TWEAKS, tweaks, tweakValues: { gap: '7px', secret: 'y' } });
    expect(tweakJSON).toEqual({ logoWidth: '200px', gap: '7px' });
  });

  it('gives pages without a collection a name and an address', () => {
    const system = { name: 'cart', title: 'Cart <b>', view: { lines: ['private'] } };
    const page = testPage({ collection: null, system, path: '/cart' });
    const context = staticContext(page, NO_TWEAKS);
    expect(context.collection).toMatchObject({ title: 'Cart &lt;b&gt;', fullUrl: '/cart' });
    expect(JSON.stringify(context)).not.toContain('private');
  });

  it('carries no secret of the site', () => {
    const settings = {
      smtpPassword: 'hush-1',
      storeSettings: { stripeSecretKey: 'hush-2', expressCheckout: true },
      captcha: { provider: 'recaptchaV2', siteKey: 'k', secretKey: 'hush-3' },
      paymentSettings: { apiKey: 'hush-4' },
    };
    const frame = testFrame([testCollection()]);
    const page = testPage({ frame: { ...frame, site: { ...frame.site, settings } } });
    const text = JSON.stringify(staticContext(page, NO_TWEAKS));
    expect(text).not.toContain('hush');
    expect(text).toContain('"expressCheckout":true');
  });
});

describe('the element it stands in', () => {
  it('cannot be left by what a title, a tag or a tweak says (SC-22)', () => {
    const frame = testFrame([]);
    const collection = testCollection({ title: EVIL, seo: { title: EVIL, description: EVIL, isHidden: false } });
    const page = testPage({
      collection,
      item: testItem({ title: EVIL, urlId: EVIL, product: testProduct({ title: EVIL, optionNames: [EVIL] }) }),
      frame: { ...frame, site: { ...frame.site, title: EVIL, tagline: EVIL, description: EVIL, timeZone: EVIL } },
      path: `/${EVIL}`,
    });
    const html = staticContextHtml(page, {
      ...NO_TWEAKS,
      tweaks: [tweak('x', EVIL, true)],
      tweakValues: { x: EVIL },
    });
    expect(html.match(/<\/script/gi)).toHaveLength(1);
    expect(html.match(/<script/gi)).toHaveLength(1);
    expect(html).not.toContain('<!--');
    expect(html).not.toContain('\u2028');
    const context = readBack(html);
    expect(context.tweakJSON).toEqual({ x: EVIL });
    expect((context.product as { variantAttributeNames: string[] }).variantAttributeNames).toEqual([EVIL]);
  });

  it('is no script to browsers: no policy has to let it run (reliability 3.6)', () => {
    expect(staticContextHtml(testPage(), NO_TWEAKS)).toMatch(
      /^<script data-name="static-context" type="text\/plain">Static = window\.Static \|\| \{\}; Static\.SQUARESPACE_CONTEXT = /,
    );
  });

  it('stands before the globals, on pages of themes that call them alone', () => {
    const files = { 'site.region': '<head>{squarespace-headers}</head>' };
    const compat = '/assets/storefront/compat-ABCDEFGH.js';
    const { html } = renderTest(files, testPage(), { compat });
    expect(html.indexOf('data-name="static-context"')).toBeGreaterThan(0);
    expect(html).toContain(`</script>\n<script src="${compat}"></script>\n<script type="module"`);
    expect(renderTest(files).html).not.toMatch(/static-context|compat/);
  });
});
