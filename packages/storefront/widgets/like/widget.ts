import type { LikeResponse } from '@quoin/contract/endpoints/site';
import { likeWords } from '@quoin/domain/site';
import { browserMemory } from '../../page/browserMemory.ts';

/** Like buttons: shown as pressed at once, put back when the server says no. Without script the form posts itself. */
export function start(forms: readonly HTMLElement[]): void {
  for (const form of forms) if (form instanceof HTMLFormElement) adopt(form);
}

function adopt(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button');
  const wish = form.querySelector<HTMLInputElement>('input[name="like"]');
  const text = form.querySelector('.like__text');
  const count = form.querySelector('.like__count');
  if (button === null || wish === null) return;
  const words = likeWords(document.documentElement.lang);
  const key = `liked:${form.getAttribute('action') ?? ''}`;
  let isLiked = remembered(key) || button.getAttribute('aria-pressed') === 'true';
  let isBusy = false;

  const show = (): void => {
    button.setAttribute('aria-pressed', String(isLiked));
    wish.value = isLiked ? 'no' : 'yes';
    if (text) text.textContent = isLiked ? words.liked : words.like;
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isBusy) return;
    isBusy = true;
    isLiked = !isLiked;
    show();
    void send(form.action, isLiked).then((answer) => {
      isBusy = false;
      if (answer === null) isLiked = !isLiked;
      else if (count) count.textContent = answer.likeCount === 0 ? '' : words.likes(answer.likeCount);
      remember(key, isLiked);
      show();
    });
  });
  show();
  form.dataset.islandAwake = '';
}

async function send(action: string, isLiked: boolean): Promise<LikeResponse | null> {
  try {
    const body = new URLSearchParams({ like: isLiked ? 'yes' : 'no' });
    const answer = await fetch(action, { method: 'POST', body, headers: { accept: 'application/json' } });
    return answer.ok ? ((await answer.json()) as LikeResponse) : null;
  } catch {
    return null;
  }
}

/** Pages are the same for everybody: what this browser likes only it knows. */
function remembered(key: string): boolean {
  return browserMemory.getItem(key) === '1';
}

function remember(key: string, isLiked: boolean): void {
  // A browser that keeps nothing shows the button as new each time; the server still counts once.
  if (isLiked) browserMemory.setItem(key, '1');
  else browserMemory.removeItem(key);
}
