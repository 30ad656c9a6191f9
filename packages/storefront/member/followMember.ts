import { sendLanguage, signOut } from '@quoin/contract/client';
import { readCookie } from '../page/cookies.ts';
import { localPath } from '../page/languagePrefix.ts';
import type { PageContext } from '../page/pageContext.ts';

type LoadPage = () => Promise<Pick<PageContext, 'client'>>;

/** A visitor who chooses a language is not kept waiting for longer, in milliseconds. */
const LONGEST_WAIT = 1000;

/** What members do by plain forms and links, with a call before: they sign out, and choose the language they read. */
export function start(elements: readonly HTMLElement[], page: LoadPage): void {
  for (const element of elements) {
    if (element instanceof HTMLFormElement) element.addEventListener('submit', (event) => leave(event, element, page));
    else if (element instanceof HTMLAnchorElement)
      element.addEventListener('click', (event) => read(event, element, page));
  }
}

/** A crumb that went stale in another window is tried once more (USER-02). What fails then is the plain form's to say. */
function leave(event: Event, form: HTMLFormElement, page: LoadPage): void {
  event.preventDefault();
  page()
    .then(({ client }) => signOut(client, { cloneCart: false }))
    .then((problem) => {
      if (problem !== null) throw new Error(problem.message);
      location.assign(localPath('/account/sign-in?said=signed-out'));
    })
    .catch(() => form.submit());
}

/** Only of members the site keeps which language they read (USER-03). */
function read(event: MouseEvent, link: HTMLAnchorElement, page: LoadPage): void {
  const isElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
  if (event.defaultPrevented || isElsewhere || readCookie(document.cookie, 'SiteUserInfo') === '') return;
  event.preventDefault();
  const words = { current: document.documentElement.lang, language: link.hreflang };
  const telling = page().then(({ client }) => sendLanguage(client, words));
  const waited = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
  const go = (): void => location.assign(link.href);
  Promise.race([telling, waited]).then(go, go);
}
