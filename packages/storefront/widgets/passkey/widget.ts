import {
  SITE_USER_PASSKEY_CHALLENGE_PATH,
  SITE_USER_PASSKEY_OPTIONS_PATH,
  SITE_USER_PASSKEY_SESSION_PATH,
  SITE_USER_PASSKEYS_PATH,
} from '@quoin/contract/endpoints/site';
import { isWireProblem } from '@quoin/contract/problems';
import { CRUMB_COOKIE, CRUMB_HEADER } from '@quoin/domain/access';
import { readCookie } from '../../page/cookies.ts';
import { creationOf, requestOf, spoken } from './credentials.ts';

/** Buttons that make a passkey or sign in by one. Where the browser can't, they give up the room that is kept for them. */
export function start(places: readonly HTMLElement[]): void {
  const isAble = 'PublicKeyCredential' in window;
  for (const place of places) {
    if (isAble) adopt(place);
    else place.remove();
  }
}

function adopt(place: HTMLElement): void {
  const button = place.querySelector('button');
  const says = place.querySelector('[role="status"]');
  if (button === null || says === null) return;
  const isDoor = place.dataset.kind === 'signIn';
  const waiting = isDoor ? waitInField(place) : null;
  button.addEventListener('click', () => {
    says.textContent = '';
    button.ariaBusy = 'true';
    waiting?.abort();
    const done = isDoor ? signIn(rememberMe()) : add();
    done.then(
      () => location.assign(place.dataset.next ?? '/account'),
      (fault: unknown) => {
        button.ariaBusy = null;
        says.textContent = textFor(fault, place.dataset);
      },
    );
  });
  place.hidden = false;
  place.dataset.islandAwake = '';
}

/** Offers passkeys in the browser's list under the address field, if supported, next to earlier entries. */
function waitInField(place: HTMLElement): AbortController {
  const stop = new AbortController();
  const isThere = PublicKeyCredential.isConditionalMediationAvailable?.() ?? Promise.resolve(false);
  isThere
    .then(async (isOffered) => {
      if (!isOffered || stop.signal.aborted) return;
      await signIn(rememberMe, { mediation: 'conditional', signal: stop.signal });
      location.assign(place.dataset.next ?? '/account');
    })
    // The visitor has not requested anything yet, so there is no message.
    .catch(() => {});
  return stop;
}

function rememberMe(): boolean {
  return document.querySelector<HTMLInputElement>('input[name="rememberMe"]')?.checked === true;
}

async function signIn(
  isRemembered: boolean | (() => boolean),
  how: Pick<CredentialRequestOptions, 'mediation' | 'signal'> = {},
): Promise<void> {
  const asked = await post(SITE_USER_PASSKEY_CHALLENGE_PATH, {});
  const credential = await navigator.credentials.get({ publicKey: requestOf(await asked.json()), ...how });
  const isKept = typeof isRemembered === 'boolean' ? isRemembered : isRemembered();
  await post(SITE_USER_PASSKEY_SESSION_PATH, { credential: spoken(credential), rememberMe: isKept });
}

async function add(): Promise<void> {
  const asked = await post(SITE_USER_PASSKEY_OPTIONS_PATH, {});
  const credential = await navigator.credentials.create({ publicKey: creationOf(await asked.json()) });
  await post(SITE_USER_PASSKEYS_PATH, { credential: spoken(credential) });
}

/** The server's own sentence. */
class Refused extends Error {}

async function post(path: string, body: object): Promise<Response> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [CRUMB_HEADER]: readCookie(document.cookie, CRUMB_COOKIE) },
    body: JSON.stringify(body),
  });
  if (answer.ok) return answer;
  const said: unknown = await answer.json().catch(() => null);
  throw isWireProblem(said) ? new Refused(said.error) : new Error(String(answer.status));
}

function textFor(fault: unknown, { failed = '', known = '' }: DOMStringMap): string {
  if (fault instanceof Refused) return fault.message;
  const name = fault instanceof DOMException ? fault.name : '';
  // The visitor closed the browser's dialog.
  if (name === 'NotAllowedError' || name === 'AbortError') return '';
  return name === 'InvalidStateError' ? known || failed : failed;
}
