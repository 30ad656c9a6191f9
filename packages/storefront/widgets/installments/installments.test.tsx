import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchInfo } from './fetchInfo.ts';
import { Installments } from './Installments.tsx';

const OFFER = {
  brand: 'Clearpay',
  infoUrl: '/installments/afterpay/en_GB',
  infoLabel: 'How to pay with Clearpay',
  closeLabel: 'Close',
  language: 'en-GB',
};

/** The part of a document that the code reads. */
function page(info: Readonly<Record<string, readonly string[]>> | null) {
  const texts = (selector: string) => (info?.[selector] ?? []).map((textContent) => ({ textContent }));
  const found = info === null ? null : { querySelectorAll: texts };
  return { querySelector: () => found } as unknown as Document;
}

afterEach(() => void vi.restoreAllMocks());

describe('the info about paying in parts', () => {
  it('is fetched at the address of its locale (INST-05)', async () => {
    const asked: string[] = [];
    const info = await fetchInfo(OFFER.infoUrl, async (address) => {
      asked.push(address);
      return page({ h1: [' Pay in 4 '], li: ['One', 'Two'], p: ['Small'] });
    });
    expect(asked).toEqual(['/installments/afterpay/en_GB']);
    expect(info).toEqual({ title: 'Pay in 4', steps: ['One', 'Two'], small: ['Small'] });
  });

  it.each([
    ['does not come', () => Promise.reject(new TypeError('failed to fetch'))],
    ['has nothing in it', () => Promise.resolve(page(null))],
  ])('only warns when the page %s (INST-05)', async (_, fetchPage) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await fetchInfo('/x', fetchPage)).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('stands behind a button beside pill and sentence', () => {
    const html = renderToStaticMarkup(<Installments offer={OFFER} text="Pay in 4." />);
    expect(html).toContain('<span class="installments__brand">Clearpay</span>');
    expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>.*How to pay with Clearpay/);
  });
});
