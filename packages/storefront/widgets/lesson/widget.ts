import { type LessonPlaceResponse, siteUserLessonPath } from '@quoin/contract/endpoints/site';
import { CRUMB_COOKIE, CRUMB_HEADER } from '@quoin/domain/access';
import { readCookie } from '../../page/cookies.ts';

/** Seconds between position reports of a playing film. */
const TOLD_EVERY_S = 15;
/** A film counts as finished with at most this much remaining: the next visit starts over. */
const END_S = 5;

/** The page of a lesson tells that a member has opened it, and goes on with its film where it was left. */
export function start(places: readonly HTMLElement[]): void {
  // A hint alone, which spares everybody else a request: the server knows who is signed in.
  if (!document.cookie.includes('SiteUserInfo=')) return;
  for (const place of places) adopt(place).catch(() => {});
}

async function adopt(place: HTMLElement): Promise<void> {
  const path = siteUserLessonPath(place.dataset.lesson ?? '');
  const answer = await fetch(path, { headers: { accept: 'application/json' } });
  if (answer.status !== 200) return;
  const { position } = (await answer.json()) as LessonPlaceResponse;
  const film = place.closest('article')?.querySelector('video');
  if (film) follow(film, position, (seconds) => tell(path, seconds));
  place.dataset.islandAwake = '';
}

/** Takes a film to where it was left, and tells how far it comes: while it runs, when it stops, and when the page goes. */
export function follow(film: HTMLVideoElement, position: number, tellPlace: (seconds: number) => void): void {
  let told = position;
  const goOn = () => {
    if (position > 0 && film.currentTime === 0 && position < film.duration - END_S) film.currentTime = position;
  };
  const say = () => {
    const seconds = film.ended || film.currentTime > film.duration - END_S ? 0 : Math.floor(film.currentTime);
    if (seconds === told) return;
    told = seconds;
    tellPlace(seconds);
  };
  if (film.readyState > 0) goOn();
  else film.addEventListener('loadedmetadata', goOn, { once: true });
  film.addEventListener('timeupdate', () => {
    if (Math.abs(film.currentTime - told) >= TOLD_EVERY_S) say();
  });
  film.addEventListener('pause', say);
  film.addEventListener('ended', say);
  addEventListener('pagehide', say);
}

function tell(path: string, position: number): void {
  fetch(path, {
    method: 'PUT',
    // The page may be going.
    keepalive: true,
    headers: { 'content-type': 'application/json', [CRUMB_HEADER]: readCookie(document.cookie, CRUMB_COOKIE) },
    body: JSON.stringify({ position }),
  }).catch(() => {});
}
