import { describe, expect, it } from 'vitest';
import { MAIL_KINDS } from './kinds.ts';
import { mailVariables } from './mailVariables.ts';
import { renderMail } from './renderMail.ts';

const site = { language: 'en', title: 'Salt', url: 'https://salt.example', contactEmail: 'hello@salt.example' };
const VISITORS_KINDS = MAIL_KINDS.filter(({ isForStaff }) => isForStaff !== true);

const htmlOf = (kind: (typeof MAIL_KINDS)[number], language: string) =>
  renderMail(kind, kind.sampleData({ ...site, language })).html;

/** Sides that a mail names, in the order of `left` and `right`. */
const sidesOf = (html: string) =>
  [...html.matchAll(/(text-align:|align="|padding-)(left|right)/g)].map(([, where, side]) => `${where}${side}`);
const other = (place: string) =>
  place.endsWith('left') ? place.replace('left', 'right') : place.replace('right', 'left');

describe('the direction of mails', () => {
  it.each(VISITORS_KINDS.map((kind) => [kind.name, kind] as const))(
    '%s runs from right to left in Arabic',
    (_, kind) => {
      const [arabic, english] = [htmlOf(kind, 'ar-EG'), htmlOf(kind, 'en')];
      expect(arabic).toContain('<html lang="ar-EG" dir="rtl">');
      // For mail programs that drop the outermost tags.
      expect(arabic).toMatch(/<table [^>]*lang="ar-EG" dir="rtl"[^>]*text-align:right/);
      expect(english).toContain('<html lang="en">');
      expect(english).not.toContain('dir=');
      expect(sidesOf(english).length).toBeGreaterThan(0);
      expect(sidesOf(arabic)).toEqual(sidesOf(english).map(other));
    },
  );

  it('is the app’s in mails to people of the app', () => {
    const kind = MAIL_KINDS.find(({ isForStaff }) => isForStaff === true)!;
    expect(htmlOf(kind, 'ar')).toContain('<html lang="en">');
  });

  it('can be asked for by owners’ own templates', () => {
    const [kind] = VISITORS_KINDS;
    const variables = mailVariables(kind!.sampleData({ ...site, language: 'he' }));
    expect(variables.find(({ path }) => path === 'site.isRightToLeft')).toMatchObject({
      type: 'choice',
      example: 'true',
    });
  });
});
