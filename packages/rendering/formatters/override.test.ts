import { createEngine } from '@quoin/template';
import { describe, expect, it } from 'vitest';
import { corePredicates } from '../predicates/index.ts';
import { coreFormatters } from './index.ts';

const formatters = coreFormatters();
const predicates = corePredicates();

function render(template: string, data: unknown, partials: Record<string, string> = {}) {
  const engine = createEngine({ formatters, predicates, partials: new Map(Object.entries(partials)) });
  return engine.compile(template).render(data, { now: 0, locale: 'en-US' });
}

describe('built-in markup', () => {
  it('is replaced by a partial of the site named formatter:<name>', () => {
    const partials = { 'formatter:product-status': '<i>{structuredContent.productType} {@args.0}</i>' };
    const { output, errors } = render('{@|product-status big}', { structuredContent: { productType: 1 } }, partials);
    expect(output).toBe('<i>1 big</i>');
    expect(errors).toEqual([]);
  });

  it('cannot be reached by that name from a template', () => {
    const { output } = render('{@|apply formatter:x}', {}, { 'formatter:x': 'inside' });
    expect(output).toBe('inside');
  });

  it('escapes what owners type', () => {
    const item = {
      structuredContent: {
        productType: 1,
        variantOptionOrdering: ['"<b>'],
        variants: [{ attributes: { '"<b>': '"><script>' } }, { attributes: { '"<b>': 'x' } }],
      },
    };
    expect(render('{@|variants-select}', item).output).not.toMatch(/<script>|"<b>"/);
  });
});

describe('the tables', () => {
  it('know all 95 formatters of the language', () => {
    expect(formatters.size).toBe(95);
  });

  it('know all 101 predicates of the language', () => {
    expect(predicates.size).toBe(101);
  });
});

describe('product rules read from page JSON', () => {
  const product = (content: object) => ({ structuredContent: content });
  const test = (predicate: string, content: object) =>
    render(`{.${predicate}?}yes{.or}no{.end}`, product(content)).output;

  it('says sold out when every variant is limited and empty, never for digital and gift cards (DISP-02)', () => {
    expect(test('sold-out', { productType: 1, variants: [{ qtyInStock: 0 }, { qtyInStock: -1 }] })).toBe('yes');
    expect(test('sold-out', { productType: 1, variants: [{ qtyInStock: 0 }, { unlimited: true }] })).toBe('no');
    expect(test('sold-out', { productType: 2 })).toBe('no');
    expect(test('sold-out', { productType: 4, variants: [{ qtyInStock: 0 }] })).toBe('no');
  });

  it('prefers the sold-out mark over the sale mark (DISP-01)', () => {
    const item = product({ productType: 1, variants: [{ onSale: true, qtyInStock: 0 }] });
    expect(render('{@|product-status}', item).output).toContain('sold out');
  });

  it('says on sale for any variant, by its own flag for digital, never for gift cards (DISP-03)', () => {
    expect(test('on-sale', { productType: 1, variants: [{}, { onSale: true }] })).toBe('yes');
    expect(test('on-sale', { productType: 2, onSale: true })).toBe('yes');
    expect(test('on-sale', { productType: 4, variants: [{ onSale: true }] })).toBe('no');
  });

  it('prints prices with their currency, of its own digits (MONEY-01, MONEY-02)', () => {
    const of = (value: string, currency: string) => ({
      featureFlags: { useCLDRMoneyFormat: true },
      structuredContent: { productType: 1, variants: [{ priceMoney: { value, currency } }] },
    });
    expect(render('{@|product-price}', of('1234.50', 'USD')).output).toContain('$1,234.50');
    expect(render('{@|product-price}', of('1234', 'JPY')).output).toContain('¥1,234');
    expect(render('{@|from-price}', of('1234', 'JPY')).output).toBe('1234');
  });

  it('picks thumbnails by the width of their place (IMG-02)', () => {
    const steps = [1001, 1000, 751, 501, 301, 101, 100].map(
      (n) => render(`{s|squarespaceThumbnailForWidth ${n}}`, { s: '9x9' }).output,
    );
    expect(steps).toEqual(['1500w', '1000w', '1000w', '750w', '500w', '300w', '100w']);
  });

  it('says what a size must be (TPL-09)', () => {
    expect(render('{s|resizedHeightForWidth 5}', { s: 'big' }).output).toBe(
      "Invalid source parameter. Pass in 'originalSize'",
    );
  });
});
