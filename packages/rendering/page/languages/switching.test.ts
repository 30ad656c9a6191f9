import { readPageDocument } from '@quoin/domain/blocks';
import { describe, expect, it } from 'vitest';
import { navigationBlock } from '../../blocks/pages/pageBlocks.ts';
import { suggestionsHtml } from '../notices/suggestionsHtml.ts';
import { testCollection, testFrame, testPage } from '../testing/page.ts';
import type { SiteLanguages } from './siteLanguages.ts';

const about = testCollection({ id: 'c1', urlId: 'about', title: 'About' });
const english = { code: 'en', name: 'English', prefix: '' };
const german = { code: 'de', name: 'Deutsch', prefix: '/de' };
const korean = { code: 'ko', name: '한국어', prefix: '/ko' };

function pageIn(language: string, visible = [english, german, korean]) {
  const languages: SiteLanguages = {
    visible,
    current: visible.find(({ code }) => code === language) ?? english,
    mainAddresses: new Map([['c1', 'about']]),
    addresses: new Map([['de', new Map([['c1', 'ueber-uns']])]]),
  };
  const frame = testFrame([about]);
  return testPage({ collection: about, frame: { ...frame, site: { ...frame.site, language }, languages } });
}

describe('the bar that suggests another language', () => {
  it('waits in a template, once for each other language, in its own words and direction (PREF-03)', () => {
    const html = suggestionsHtml(pageIn('en'));
    expect(html).toMatch(/^<template id="language-suggestions">/);
    expect([...html.matchAll(/data-language="([^"]*)"/g)].map(([, code]) => code)).toEqual(['de', 'ko']);
    expect(html).toContain('<p style="margin:0">Diese Seite gibt es auch auf Deutsch.</p><a href="/de/ueber-uns"');
    expect(html).toMatch(/<a href="\/ko\/about" hreflang="ko"[^>]*>한국어<\/a>/);
    expect(suggestionsHtml(pageIn('de'))).toContain('href="/about" hreflang="en"');
  });

  it('is on no page of a site with one language, and on none where somebody buys (PREF-03)', () => {
    expect(suggestionsHtml(pageIn('en', [english]))).toBe('');
    expect(suggestionsHtml({ ...pageIn('en'), system: { name: 'cart' } as never })).toBe('');
  });
});

describe('a navigation of languages', () => {
  const htmlOf = (page: ReturnType<typeof pageIn>, value: object) => {
    const block = { id: 'b', type: 'navigation', value, place: { column: 1, row: 1, columns: 6, rows: 4, layer: 0 } };
    const [section] = readPageDocument({ sections: [{ id: 's', blocks: [block] }] }).sections;
    return navigationBlock.render(section?.blocks[0]?.value ?? {}, { page } as never, 'b');
  };

  it('leads to the same page in each, with plain links that name their language (PREF-03)', () => {
    const html = htmlOf(pageIn('de'), { shows: 'languages', layout: 'inline' });
    expect(html).toContain('<nav class="page-links page-links--inline" aria-label="English, Deutsch, 한국어">');
    expect(html).toContain('<a href="/about" hreflang="en" lang="en" data-language-choice>English</a>');
    expect(html).toContain('<a href="/de/ueber-uns" hreflang="de" lang="de" data-language-choice aria-current="true">');
    expect(htmlOf(pageIn('en', [english]), { shows: 'languages' })).toBe('');
  });
});
