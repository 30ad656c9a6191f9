import type { LikeResponse } from '@quoin/contract/endpoints/site';
import { browserMemory } from '../../page/browserMemory.ts';

/** What a like button shows of itself. */
export interface LikeButton {
  /** The address that likes and dislikes are sent to. */
  readonly address: string;
  /** As the page was served. */
  readonly isLiked: boolean;
  /** `count` is null until the server has said one. */
  readonly show: (isLiked: boolean, count: number | null) => void;
}

/**
 * Shown as pressed at once, put back when the server says no. Pages are the same for everybody: what this browser likes only
 * it knows. Answers what a press does.
 */
export function createLike({ address, isLiked: isServedLiked, show }: LikeButton): () => void {
  const key = `liked:${new URL(address, document.baseURI).pathname}`;
  let isLiked = isServedLiked || browserMemory.getItem(key) === '1';
  let isBusy = false;

  const press = async (): Promise<void> => {
    isBusy = true;
    isLiked = !isLiked;
    show(isLiked, null);
    const count = await send(address, isLiked);
    isBusy = false;
    if (count === null) isLiked = !isLiked;
    // A browser that keeps nothing shows the button as new each time; the server still counts once.
    if (isLiked) browserMemory.setItem(key, '1');
    else browserMemory.removeItem(key);
    show(isLiked, count);
  };
  show(isLiked, null);
  return () => {
    if (!isBusy) void press();
  };
}

async function send(address: string, isLiked: boolean): Promise<number | null> {
  try {
    const body = new URLSearchParams({ like: isLiked ? 'yes' : 'no' });
    const answer = await fetch(address, { method: 'POST', body, headers: { accept: 'application/json' } });
    return answer.ok ? ((await answer.json()) as LikeResponse).likeCount : null;
  } catch {
    return null;
  }
}
