import { createClient } from '@quoin/contract/client';
import { afterEach, expect, it, vi } from 'vitest';
import { readCookie } from '../page/cookies.ts';
import { windowOf } from '../testing/windowOf.ts';
import { start } from './followMember.ts';

const PAGE =
  '<a href="/de/ueber-uns" hreflang="de" lang="de" data-language-choice>Deutsch</a>' +
  '<form method="post" action="/account/sign-out"><button type="submit">Sign out</button></form>';

/** A page of a site whose server answers with these, one after the other; the last one again and again. */
function openPage({ language = 'en', cookies = ['crumb=c0'], answers = [{ status: 200, body: {} }] as Answer[] } = {}) {
  const page = windowOf('https://shop.test/about', PAGE);
  page.window.document.documentElement.lang = language;
  for (const cookie of cookies) page.window.document.cookie = cookie;
  const sent: unknown[] = [];
  const fetch = (path: string, { method, body, headers }: RequestInit): Promise<Response> => {
    sent.push([method, path, body, (headers as Record<string, string>)['x-csrf-token']]);
    const { status, body: answer } = answers[Math.min(sent.length, answers.length) - 1]!;
    if ('crumb' in answer) page.window.document.cookie = `crumb=${answer.crumb}`;
    return Promise.resolve(Response.json(answer, { status }));
  };
  const assign = vi.spyOn(page.window.location, 'assign').mockImplementation(() => undefined);
  const post = vi.spyOn(page.find('form') as HTMLFormElement, 'submit').mockImplementation(() => undefined);
  const client = createClient({ fetch, readCookie: (name) => readCookie(document.cookie, name) });
  start([page.find('a'), page.find('form')], () => Promise.resolve({ client }));
  return { ...page, sent, assign, post };
}

interface Answer {
  readonly status: number;
  readonly body: { readonly crumb?: string; readonly crumbFail?: true };
}
const STALE: Answer = { status: 403, body: { crumbFail: true, crumb: 'c1' } };
const MEMBER = ['crumb=c0', `SiteUserInfo=${encodeURIComponent('{"authenticated":true}')}`];
const press = (element: HTMLElement) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  element.dispatchEvent(event);
  return event;
};

afterEach(() => vi.unstubAllGlobals());

it('signs out, once more with a fresh crumb when its own went stale (USER-02)', async () => {
  const { find, sent, assign, post } = openPage({ answers: [STALE, { status: 200, body: {} }] });
  press(find('button'));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/account/sign-in?said=signed-out'));
  const path = '/api/site-users/account/session?cloneCart=false';
  expect(sent).toEqual([
    ['DELETE', path, '{}', 'c0'],
    ['DELETE', path, '{}', 'c1'],
  ]);
  expect(post).not.toHaveBeenCalled();
});

it('leaves a sign-out that fails twice to the plain form, and tries no third time (USER-02)', async () => {
  const { find, sent, assign, post } = openPage({ answers: [STALE] });
  press(find('button'));
  await vi.waitFor(() => expect(post).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(2);
  expect(assign).not.toHaveBeenCalled();
});

it('tells the language that a member chooses, and goes there (USER-03)', async () => {
  const { find, sent, assign } = openPage({ cookies: MEMBER });
  expect(press(find('a')).defaultPrevented).toBe(true);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://shop.test/de/ueber-uns'));
  expect(sent).toEqual([['POST', '/api/site-users/account/locale', '{"language":"de"}', 'c0']]);
});

it('tells nothing while the page is in a language with a code of its owner’s, and goes there (USER-03)', async () => {
  const { find, sent, assign } = openPage({ cookies: MEMBER, language: 'x-elvish' });
  press(find('a'));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(sent).toEqual([]);
});

it('is no business of visitors without an account: their link is a link (USER-03)', async () => {
  const { find, sent } = openPage();
  find('a').addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  press(find('a'));
  expect(sent).toEqual([]);
});
