import { describe, expect, it } from 'vitest';
import { FOLDER_BEHAVIORS } from '../collectionTypes.ts';
import { type FolderPage, folderAnswer, isFolderClickable, readFolder, variationPages } from './folder.ts';

const { index, redirect, none, variation } = FOLDER_BEHAVIORS;
const page = (id: string, more: Partial<FolderPage> = {}): FolderPage => ({
  ...{ id, urlId: id, isEnabled: true, isHomepage: false },
  ...more,
});
const folder = (id: string, behavior: 1 | 2 | 3 | 4, url = '') => ({ ...page(id), folder: { behavior, url } });
const entry = (collectionId: string | null, items: readonly string[] = [], url = '') => ({
  ...{ collectionId, title: '', urlId: '', externalLink: url === '' ? null : { url, newWindow: false } },
  items: items.map((each) => ({ collectionId: each, title: '', urlId: '', externalLink: null, items: [] })),
});
const PAGES = [
  page('off', { isEnabled: false }),
  page('locked', { isEnabled: false, access: 'password' }),
  page('one'),
  page('two'),
];
const NAVIGATION = (ids: readonly string[]) => [{ name: 'mainNav', items: [entry('menu', ids)] }];
const answer = (own: ReturnType<typeof folder>, ids: readonly string[], more: readonly FolderPage[] = []) =>
  folderAnswer(own, [own, ...PAGES, ...more], NAVIGATION(ids));

describe('a folder (ENUM-08)', () => {
  it('is an index, a redirect, a heading or a variation; what is stored otherwise is what its type is', () => {
    expect(readFolder('page', { behavior: 1 })).toBeNull();
    expect(readFolder('folder', undefined)).toEqual({ behavior: none, url: '' });
    expect(readFolder('index', { behavior: 9, url: 7 })).toEqual({ behavior: index, url: '' });
    expect(readFolder('folder', { behavior: 2, url: 'javascript:alert(1)' })).toEqual({ behavior: redirect, url: '' });
    expect(readFolder('folder', { behavior: 4, url: '/one' })).toEqual({ behavior: variation, url: '/one' });
  });

  it.each([
    [null, true],
    [index, true],
    [redirect, true],
    [none, false],
    [variation, false],
  ])('with behaviour %s has a name to click on: %s (DISP-06)', (behavior, expected) => {
    expect(isFolderClickable(behavior)).toBe(expected);
  });

  it('shows as an index those of its pages that everybody may see, in the order of the menu', () => {
    expect(answer(folder('menu', index), ['two', 'off', 'locked', 'one', 'gone'])).toEqual({
      kind: 'index',
      pages: ['two', 'one'],
    });
    expect(answer(folder('menu', index), [])).toEqual({ kind: 'index', pages: [] });
  });

  it.each([
    ['its first page', '', ['off', 'two'], '/two'],
    ['a page behind a password, which asks for it there', '', ['locked', 'two'], '/locked'],
    ['an address', 'https://example.com/x', ['one'], 'https://example.com/x'],
    ['a page of the site', '/two?x=1', ['one'], '/two?x=1'],
  ])('leads on to %s', (_what, url, ids, to) => {
    expect(answer(folder('menu', redirect, url), ids)).toEqual({ kind: 'redirect', to });
  });

  it('that is a heading of the menu leads who knows its address to its first page', () => {
    expect(answer(folder('menu', none), ['one'])).toEqual({ kind: 'redirect', to: '/one' });
    expect(answer(folder('menu', none), ['off'])).toEqual({ kind: 'nothing' });
    const outside = [{ name: 'm', items: [{ ...entry('menu'), items: [entry(null, [], 'https://example.com')] }] }];
    expect(folderAnswer(folder('menu', none), PAGES, outside)).toEqual({ kind: 'redirect', to: 'https://example.com' });
  });

  it('that is a variation shows the first of its pages that is on, in its own place', () => {
    expect(answer(folder('menu', variation), ['off', 'two', 'one'])).toEqual({ kind: 'page', page: 'two' });
    expect(answer(folder('menu', variation), ['off'])).toEqual({ kind: 'nothing' });
    const own = folder('menu', variation);
    expect([...variationPages([own, ...PAGES], NAVIGATION(['one', 'off']))]).toEqual(['one', 'off']);
  });

  it('never leads in a circle, by whichever way', () => {
    const there = folder('there', redirect, '/back/');
    const back = folder('back', redirect, '/menu#here');
    expect(answer(folder('menu', redirect, '/there'), ['one'], [there, back])).toEqual({
      kind: 'redirect',
      to: '/one',
    });
    expect(answer(folder('menu', redirect, '/menu'), ['one'])).toEqual({ kind: 'redirect', to: '/one' });
    expect(answer(folder('menu', redirect, '/menu'), ['menu', 'there'], [there])).toEqual({ kind: 'nothing' });
    const home = { ...folder('menu', redirect, '/'), isHomepage: true };
    expect(answer(home, ['one'])).toEqual({ kind: 'redirect', to: '/one' });
    expect(answer(folder('menu', index), ['menu', 'one'])).toEqual({ kind: 'index', pages: ['one'] });
  });
});
