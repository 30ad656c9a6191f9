import { describe, expect, it } from 'vitest';
import { headerSets, surfaceOf } from './headers.ts';

const APP = 'https://app.example.com';

describe('security headers', () => {
  it('ask for https only where the installation has it', () => {
    expect(headerSets({ appOrigin: APP, isSecure: true }).other).toHaveProperty('strict-transport-security');
    expect(headerSets({ appOrigin: APP, isSecure: false }).other).not.toHaveProperty('strict-transport-security');
  });

  it('let only the app frame a site, and nobody frame checkout or app', () => {
    const sets = headerSets({ appOrigin: APP, isSecure: true });
    expect(sets.htmlFor('site')['content-security-policy']).toContain(`frame-ancestors 'self' ${APP}`);
    for (const surface of ['checkout', 'app'] as const) {
      expect(sets.htmlFor(surface)['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(sets.htmlFor(surface)['content-security-policy']).not.toMatch(/https:|unsafe-eval|script-src[^;]*unsafe/);
    }
  });

  it('are those of checkout on every page of buying', () => {
    expect(['/checkout', '/checkout/pay', '/order/abc'].map(surfaceOf)).toEqual(Array(3).fill('checkout'));
    expect(['/', '/orders-of-old', '/shop/checkout'].map(surfaceOf)).toEqual(Array(3).fill('site'));
  });
});
