import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainTextOf } from './htmlText.ts';

describe('the text part that is derived from HTML', () => {
  it('keeps rows, paragraphs and where links lead', () => {
    const html = `<html><head><title>No</title><style>p{}</style></head><body>
      <div style="display:none">Only in lists<div>deep</div></div>
      <h1>Hello, Ada</h1><p>Your order is on its
      way.</p><table><tr><td>Dunes</td><td>&euro;49.00</td></tr><tr><td>Total</td><td>&#8364;49.00</td></tr></table>
      <a href="https://shop.example/order/1">Follow it</a><br><a href="mailto:hi@shop.example">hi@shop.example</a><br>
      <img src="x" alt="A dune &amp; sand"><!-- <p>nothing</p> --></body></html>`;
    expect(plainTextOf(html)).toBe(
      `Hello, Ada

Your order is on its way.

Dunes  €49.00
Total  €49.00

Follow it (https://shop.example/order/1)
hi@shop.example
A dune & sand
`,
    );
  });

  it('answers for anything, in time that grows with its length', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof plainTextOf(text) === 'string'));
    for (const part of ['<', '<a href="', '<div style="display:none">', '&', '<!--', ' ', '<a href="x">']) {
      plainTextOf(part.repeat(50_000));
    }
  });
});
