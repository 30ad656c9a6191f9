import { type LikeResponse, likePath } from '@quoin/contract/endpoints/site';
import { likeWords } from '@quoin/domain/site';
import { browserMemory } from '../../page/browserMemory.ts';
import { pageLanguage } from '../../page/language.ts';
import { all, type NodeLike, one } from '../kit.ts';

/** Pressed ones have it; themes colour the icon by it. */
const CLICKED = 'clicked';
const known = new WeakSet<Element>();

/**
 * `Y.Squarespace.SimpleLike`: the place the template's `like-button` prints becomes a button with its count. It is shown as
 * pressed at once and put back when the server says no, as our own like button is.
 */
export const SimpleLike = {
  /** All places of the page that have none yet. */
  renderAll(): void {
    for (const place of all('.sqs-simple-like')) SimpleLike.renderLikeCount(place);
  },

  renderLikeCount(where: NodeLike): void {
    const place = one(where)?._node;
    if (place instanceof HTMLElement && !known.has(place)) adopt(place);
  },
};

function adopt(place: HTMLElement): void {
  known.add(place);
  const words = likeWords(pageLanguage() ?? 'en');
  const path = likePath(place.dataset.itemId ?? '');
  const key = `liked:${path}`;
  let isLiked = browserMemory.getItem(key) === '1';
  let isBusy = false;
  place.setAttribute('role', 'button');
  place.tabIndex = 0;

  const show = (): void => {
    const count = Number(place.dataset.likeCount) || 0;
    const text = count === 0 ? words.like : words.likes(count);
    const counter = place.querySelector('.like-count');
    if (counter !== null) counter.textContent = text;
    place.setAttribute('aria-pressed', String(isLiked));
    place.setAttribute('aria-label', count === 0 ? words.like : `${words.like}, ${text}`);
    place.classList.toggle(CLICKED, isLiked);
  };
  const press = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    isLiked = !isLiked;
    show();
    const answer = await send(path, isLiked);
    isBusy = false;
    if (answer === null) isLiked = !isLiked;
    else place.dataset.likeCount = String(answer.likeCount);
    if (isLiked) browserMemory.setItem(key, '1');
    else browserMemory.removeItem(key);
    show();
  };
  place.addEventListener('click', () => void press());
  place.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    void press();
  });
  show();
}

async function send(path: string, isLiked: boolean): Promise<LikeResponse | null> {
  try {
    const body = new URLSearchParams({ like: isLiked ? 'yes' : 'no' });
    const answer = await fetch(path, { method: 'POST', body, headers: { accept: 'application/json' } });
    return answer.ok ? ((await answer.json()) as LikeResponse) : null;
  } catch {
    return null;
  }
}
