import { lookUpSentence } from '@quoin/domain/languages';
import { fontPackOf, readSiteStyle } from '@quoin/domain/styles';
import { describe, expect, it } from 'vitest';
import { LOOKS } from './looks.ts';
import { addressFor, decideNewSite, decideSiteName, planPages, SITE_LIMITS, siteIdentifiers } from './newSite.ts';
import { PURPOSES } from './purposes.ts';
import { samplesIn } from './samples.ts';
import { siteWording } from './wording.ts';

function first(name: string, count: number): readonly string[] {
  const all = siteIdentifiers(name);
  return Array.from({ length: count }, () => all.next().value);
}

describe('three answers', () => {
  it('make a site; its name is tidied', () => {
    const outcome = decideNewSite({ purpose: 'shop', name: '  Salt  & Son ', look: 'warm' });
    expect(outcome).toMatchObject({
      ok: true,
      value: { name: 'Salt & Son', purpose: { id: 'shop' }, look: { id: 'warm' } },
    });
  });

  it.each([
    [{ purpose: 'shop', name: ' ', look: 'warm' }, 'siteNameMissing', 'name'],
    [{ purpose: 'shop', name: 'x'.repeat(SITE_LIMITS.name + 1), look: 'warm' }, 'siteNameTooLong', 'name'],
    [{ purpose: 'empire', name: 'Salt', look: 'warm' }, 'siteAnswerUnknown', 'purpose'],
    [{ purpose: 'shop', name: 'Salt', look: 'constructor' }, 'siteAnswerUnknown', 'look'],
  ])('%o is refused as %s', (answers, code, field) => {
    expect(decideNewSite(answers)).toMatchObject({ ok: false, problem: { code, field } });
    expect(decideSiteName('x'.repeat(SITE_LIMITS.name))).toMatchObject({ ok: true });
  });

  it('have a sentence for every refusal', () => {
    for (const code of Object.keys(siteWording))
      expect(lookUpSentence(siteWording, { code: code as keyof typeof siteWording, values: { max: 3 } })).toMatch(
        /\.$/,
      );
  });
});

describe('the name in addresses', () => {
  it('is made of the site’s own, and never one that means something else', () => {
    expect(first('Café & Bar', 3)).toEqual(['cafe-bar', 'cafe-bar-2', 'cafe-bar-3']);
    expect(first('API', 2)).toEqual(['api-2', 'api-3']);
    expect(first('日本', 2)).toEqual(['site', 'site-2']);
    expect(first('x'.repeat(90), 1)[0]).toHaveLength(50);
    for (const name of ['Ünder – Über!', '--', 'a.b'])
      expect(first(name, 1)[0]).toMatch(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/);
  });
});

describe('pages of a new site', () => {
  const all = PURPOSES.flatMap((purpose) =>
    ['en-GB', 'de-DE'].map((language) => [purpose.id, language, purpose] as const),
  );

  it.each(all)(
    'for %s in %s have addresses of their own, one home, and buttons that lead somewhere',
    (_id, language, purpose) => {
      const pages = planPages(purpose, language);
      expect(new Set(pages.map(({ urlId }) => urlId)).size).toBe(pages.length);
      expect(pages.filter(({ isHome }) => isHome)).toHaveLength(1);
      for (const role of ['shop', 'journal', 'events', 'about', 'contact', 'services', 'portfolio', 'menu'] as const) {
        const address = addressFor(pages, role);
        expect(pages.map(({ urlId }) => `/${urlId}`)).toContain(address);
      }
      expect(addressFor(pages, 'home')).toBe('/');
    },
  );

  it('are in its language, samples too', () => {
    expect(planPages(PURPOSES[0]!, 'de-AT').map(({ title }) => title)).toEqual([
      'Startseite',
      'Laden',
      'Über uns',
      'Kontakt',
    ]);
    const [english, german] = [samplesIn('en'), samplesIn('de-CH')];
    for (const kind of ['products', 'posts', 'events'] as const) {
      expect(german[kind]).toHaveLength(english[kind].length);
      for (const { title } of german[kind]) expect(title).toMatch(/^Beispiel: /);
      for (const { title } of english[kind]) expect(title).toMatch(/^Sample: /);
    }
  });
});

it('looks are what a site’s style can be', () => {
  expect(new Set(LOOKS.map(({ id }) => id)).size).toBe(LOOKS.length);
  for (const { style } of LOOKS) {
    expect(fontPackOf(style.fonts.pack)).not.toBeNull();
    const read = readSiteStyle({ ...style });
    expect(read.palette).toEqual(style.palette);
    expect(read.buttons?.shape).toBe(style.buttons.shape);
    expect(read.images?.radius).toBe(style.images.radius);
  }
});
