import { likePath } from '@quoin/contract/endpoints/site';
import { likeWords } from '@quoin/domain/site';
import { createLike } from './likes.ts';

/** Pressed ones have it; themes colour the icon by it. */
const CLICKED = 'clicked';

/**
 * Activates what `like-button` prints, once per place. The page comes with a button in it that posts its own form. A
 * place that a script of the theme has inserted later gets such a button here.
 */
export function adoptSimpleLike(place: HTMLElement): void {
  // Marked in the page: the browser globals of templates are a separate file with its own copy of this module.
  if (place.dataset.islandAwake !== undefined) return;
  place.dataset.islandAwake = '';
  const words = likeWords(document.documentElement.lang || 'en');
  const button = place.querySelector('button') ?? buttonAround(place);
  const press = createLike({
    address: likePath(place.dataset.itemId ?? ''),
    isLiked: button.getAttribute('aria-pressed') === 'true',
    show(isLiked, told) {
      if (told !== null) place.dataset.likeCount = String(told);
      const count = Number(place.dataset.likeCount) || 0;
      const text = count === 0 ? words.like : words.likes(count);
      const counter = place.querySelector('.like-count');
      if (counter !== null) counter.textContent = text;
      button.setAttribute('aria-pressed', String(isLiked));
      button.setAttribute('aria-label', count === 0 ? words.like : `${words.like}, ${text}`);
      place.classList.toggle(CLICKED, isLiked);
    },
  });
  button.addEventListener('click', (event) => {
    event.preventDefault();
    press();
  });
}

function buttonAround(place: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'sqs-like-button';
  button.append(...place.childNodes);
  place.append(button);
  return button;
}
