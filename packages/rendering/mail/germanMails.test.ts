import { SPOKEN_LANGUAGES } from '@quoin/domain/languages';
import { englishFinder, textsOfPage } from '@quoin/domain/testing';
import { expect, it } from 'vitest';
import { MAIL_KINDS } from './kinds.ts';
import { renderMail } from './renderMail.ts';

const site = {
  language: 'de-AT',
  title: 'Salz & Papier',
  url: 'https://salz.example',
  contactEmail: 'hallo@salz.example',
};
const english = englishFinder('de');

/** In the owner's own words alone. */
const OWN_WORDS = 'formAnswer';

it.each(
  MAIL_KINDS.filter(({ name, isForStaff }) => isForStaff !== true && name !== OWN_WORDS).map(
    (kind) => [kind.name, kind] as const,
  ),
)('the mail %s of a German site has no English word', (_name, kind) => {
  const { subject, html, text } = renderMail(kind, kind.sampleData(site));
  expect(html).toContain('<html lang="de-AT">');
  expect(english.in([subject, ...textsOfPage(html), ...text.split('\n')])).toEqual([]);
});

it.each(SPOKEN_LANGUAGES.filter((language) => language !== 'en'))(
  'no mail of a site in %s has an English word',
  (language) => {
    const english = englishFinder(language);
    const kinds = MAIL_KINDS.filter(({ name, isForStaff }) => isForStaff !== true && name !== OWN_WORDS);
    const found = kinds.flatMap((kind) => {
      const { subject, html, text } = renderMail(kind, kind.sampleData({ ...site, language }));
      return english.in([subject, ...textsOfPage(html), ...text.split('\n')]).map((each) => `${kind.name}: ${each}`);
    });
    expect(found).toEqual([]);
  },
);

it.each(MAIL_KINDS.filter(({ isForStaff }) => isForStaff === true).map((kind) => [kind.name, kind] as const))(
  'the mail %s to people of the app is in the app’s language, wherever the site speaks another',
  (_name, kind) => {
    const { html } = renderMail(kind, kind.sampleData(site));
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('Questions? Write to');
    expect(renderMail(kind, kind.sampleData({ ...site, language: 'en-GB' })).html).toContain('<html lang="en-GB">');
  },
);
