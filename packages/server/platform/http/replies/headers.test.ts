import { describe, expect, it } from 'vitest';
import { appPolicyWith, headerSets, stripePageHeaders, surfaceOf } from './headers.ts';

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

  it('let a site page show the frames it embeds, never the checkout', () => {
    const sets = headerSets({ appOrigin: APP, isSecure: true });
    const guests = ['https://player.vimeo.com'] as const;
    expect(sets.htmlFor('site', guests)['content-security-policy']).toMatch(
      /frame-src 'self' https:\/\/player\.vimeo\.com;/,
    );
    expect(sets.htmlFor('site', guests)['content-security-policy']).toMatch(/script-src 'self' *;/);
    expect(sets.htmlFor('checkout', guests)).toEqual(sets.htmlFor('checkout'));
  });

  it('let Google into the pages of a site that asks it, and nowhere else (CAPT-03)', () => {
    const sets = headerSets({ appOrigin: APP, isSecure: true });
    const policy = sets.htmlFor('site', ['recaptcha'])['content-security-policy'] ?? '';
    expect(policy).toMatch(
      /script-src [^;]*'self'[^;]* https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\//,
    );
    expect(policy).toMatch(/frame-src [^;]*https:\/\/www\.google\.com\/recaptcha\//);
    expect(policy).not.toContain('unsafe-eval');
    expect(sets.htmlFor('site')['content-security-policy']).not.toContain('google');
    for (const surface of ['checkout', 'app'] as const) {
      expect(sets.htmlFor(surface, ['recaptcha'])).toBe(sets.htmlFor(surface));
    }
  });

  it('let scripts run that stand in the theme, by their hash, on pages of the site alone (reliability 3.6)', () => {
    const sets = headerSets({ appOrigin: APP, isSecure: true });
    const hash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='" as const;
    const policy = sets.htmlFor('site', [`script ${hash}`])['content-security-policy'];
    expect(policy).toContain(`script-src 'self' ${hash};`);
    expect(policy).toContain("frame-src 'self';");
    for (const surface of ['checkout', 'app'] as const)
      expect(sets.htmlFor(surface, [`script ${hash}`])).toBe(sets.htmlFor(surface));
  });

  it('let a theme load what its owner allowed: each kind where it belongs, and attributes by their hash alone', () => {
    const sets = headerSets({ appOrigin: APP, isSecure: true });
    const policy = sets.htmlFor('site', [
      'script https://cdn.example.com',
      'style https://fonts.example.com',
      'font https://fonts.example.com',
      'connect https://api.example.com',
      "attribute 'unsafe-hashes'",
      "attribute 'sha256-x'",
      'https://frames.example.com',
    ])['content-security-policy'];
    expect(policy).toContain("script-src 'self' https://cdn.example.com;");
    expect(policy).toContain("script-src-attr 'unsafe-hashes' 'sha256-x';");
    expect(policy).toContain("style-src 'self' https://fonts.example.com;");
    expect(policy).toContain("font-src 'self' https://fonts.example.com;");
    expect(policy).toContain("connect-src 'self' https://cdn.example.com https://api.example.com;");
    expect(policy).toContain("frame-src 'self' https://frames.example.com;");
    expect(policy).not.toMatch(/'unsafe-(?:inline|eval)'(?! *;)/);
  });

  it('let the app show the pages of one’s own sites in the editor’s frame, and nothing else more', () => {
    const app = headerSets({ appOrigin: APP, isSecure: true }).htmlFor('app')['content-security-policy'];
    const policy = appPolicyWith(['https://demo.example', 'https://shop.example']);
    expect(policy).toContain("frame-src 'self' https://demo.example https://shop.example;");
    expect(policy.replace(' https://demo.example https://shop.example', '')).toBe(app);
  });

  it('are those of checkout on every page of buying', () => {
    expect(['/checkout', '/checkout/pay', '/order/abc'].map(surfaceOf)).toEqual(Array(3).fill('checkout'));
    expect(['/', '/orders-of-old', '/shop/checkout'].map(surfaceOf)).toEqual(Array(3).fill('site'));
  });
});

describe('the page with Stripe’s fields (decision 0013)', () => {
  const policy = (eventsHost: string | null) =>
    new Map(
      (stripePageHeaders(eventsHost)['content-security-policy'] ?? '')
        .split('; ')
        .map((part): [string, string] => [part.split(' ')[0] ?? '', part]),
    );

  it('lets in Stripe and whoever hears of events, and is as strict as checkout otherwise', () => {
    const strict = headerSets({ appOrigin: 'https://app.example', isSecure: true }).htmlFor('checkout');
    const open = policy('https://events.example');
    expect(open.get('script-src')).toBe("script-src 'self' https://js.stripe.com https://*.js.stripe.com");
    expect(open.get('connect-src')).toBe("connect-src 'self' https://api.stripe.com https://events.example");
    const theirs = (strict['content-security-policy'] ?? '').split('; ');
    const changed = theirs.filter((part) => open.get(part.split(' ')[0] ?? '') !== part);
    expect(changed.map((part) => part.split(' ')[0])).toEqual(['script-src', 'img-src', 'connect-src', 'frame-src']);
    expect(policy(null).get('connect-src')).toBe("connect-src 'self' https://api.stripe.com");
  });
});
