import { likeWords } from '@quoin/domain/site';
import { createLike } from './likes.ts';
import { adoptSimpleLike } from './simpleLike.ts';

/**
 * Starts the built-in like buttons, which are forms, and those that formatters print. Without scripts each posts a
 * form.
 */
export function start(likes: readonly HTMLElement[]): void {
  for (const like of likes) {
    if (like instanceof HTMLFormElement) adopt(like);
    else adoptSimpleLike(like);
  }
}

function adopt(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button');
  const wish = form.querySelector<HTMLInputElement>('input[name="like"]');
  const text = form.querySelector('.like__text');
  const counter = form.querySelector('.like__count');
  if (button === null || wish === null) return;
  const words = likeWords(document.documentElement.lang);
  const press = createLike({
    address: form.action,
    isLiked: button.getAttribute('aria-pressed') === 'true',
    show(isLiked, count) {
      button.setAttribute('aria-pressed', String(isLiked));
      wish.value = isLiked ? 'no' : 'yes';
      if (text) text.textContent = isLiked ? words.liked : words.like;
      if (counter && count !== null) counter.textContent = count === 0 ? '' : words.likes(count);
    },
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    press();
  });
  form.dataset.islandAwake = '';
}
