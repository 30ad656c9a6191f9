import { describe, expect, it } from 'vitest';
import { HELPED_PLACES, helpPageOf } from '../../packages/editor/app/help/helpPage.ts';
import { listAppSubjects, readSubject, SOURCE } from '../messages/readMessages.mjs';
import { readHelp, readPage } from './readHelp.mjs';

const pages = readHelp();
const english = pages.filter(({ language }) => language === 'en');
const index = english.find(({ page }) => page === '');
const ofPlaces = english.filter(({ page }) => page !== '');
/** Texts of the app as it shows them; those that are filled in are none. */
const TEXTS = new Set(
  listAppSubjects()
    .flatMap((subject) => Object.values(readSubject(SOURCE, subject)))
    .filter((text) => typeof text === 'string' && !text.includes('{')),
);

describe('pages of help', () => {
  it('are there for every place of the app, under its name, and for nothing else', () => {
    const titles = (entries) => Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
    expect(titles(ofPlaces.map(({ page, title }) => [page, title]))).toEqual(
      titles(HELPED_PLACES.map((place) => [helpPageOf(place), place.text])),
    );
  });

  it('are all listed on the first page, by their titles', () => {
    const title = (to) => ofPlaces.find(({ path }) => `/help/${path}` === to)?.title;
    expect(index.links.map(({ to }) => to).toSorted()).toEqual(ofPlaces.map(({ path }) => `/help/${path}`).toSorted());
    expect(index.links.filter(({ to, text }) => title(to) !== text)).toEqual([]);
  });

  it.each(english.map((page) => [page.path || 'the first page', page]))(
    'call fields and buttons as the app does: %s',
    (_, { names }) => expect(names.filter((name) => !TEXTS.has(name))).toEqual([]),
  );

  it('explain three tasks each and say where to go next', () => {
    const others = ofPlaces.filter(({ tasks, links }) => tasks.length !== 3 || links.length === 0);
    expect(others.map(({ path }) => path)).toEqual([]);
  });

  it('lead only to pages that are there', () => {
    const addresses = new Set(pages.map(({ path }) => `/help/${path}`.replace(/\/$/, '')));
    const dead = pages.flatMap(({ path, links }) =>
      links.filter(({ to }) => !addresses.has(to.split('#')[0])).map(({ to }) => `${path}: ${to}`),
    );
    expect(dead).toEqual([]);
  });

  it('of another language translate an English one', () => {
    const known = new Set(english.map(({ page }) => page));
    expect(pages.filter(({ page }) => !known.has(page))).toEqual([]);
  });
});

describe('a page of help', () => {
  const page = readPage(
    'de/settings/taxes',
    '# Steuern\n\nSiehe [Bestellungen](../orders.md#eine-bestellung) und <b>nichts</b>.\n\n## Steuersätze\n\n1. **Speichern**\n\n## Weiter\n\n- [Alle](../README.md)\n',
  );

  it('is found by its place in each language', () => {
    expect(page).toMatchObject({ path: 'de/settings/taxes', page: 'settings/taxes', language: 'de', title: 'Steuern' });
    expect(page.tasks).toEqual([{ id: 'steuersatze', title: 'Steuersätze' }]);
    expect(page.names).toEqual(['Speichern']);
  });

  it('links to pages by their addresses', () => {
    expect(page.links).toEqual([
      { to: '/help/de/orders#eine-bestellung', text: 'Bestellungen' },
      { to: '/help/de', text: 'Alle' },
    ]);
  });

  it('has headings of the level that is asked for, and no HTML of its own', () => {
    expect(page.html(4)).toContain('<h4 id="steuersatze">Steuersätze</h4>');
    expect(page.html(2)).toContain('<h2 id="steuersatze">');
    expect(page.html(2)).toContain('&lt;b&gt;nichts&lt;/b&gt;');
  });
});
