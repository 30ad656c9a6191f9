import { CHOSEN_LANGUAGE_KEY, CLOSED_SUGGESTION_KEY, suggestedLanguage } from '@quoin/domain/languages';
import { browserMemory } from '../../page/browserMemory.ts';

/** Remembers which language is chosen, and tells who would rather read another that the page is in it, too (PREF-03). */
export function start([template]: readonly HTMLElement[]): void {
  document.addEventListener('click', rememberChoice);
  const bar = template instanceof HTMLTemplateElement ? barIn(template) : null;
  if (bar === null) return;
  bar.querySelector('button')?.addEventListener('click', () => {
    browserMemory.setItem(CLOSED_SUGGESTION_KEY, bar.dataset.language ?? '');
    bar.remove();
    // The focused button is removed: the next Tab starts at the top.
    document.querySelector<HTMLElement>('.skip-link, main')?.focus({ preventScroll: true });
  });
  document.body.append(bar);
}

/** Any link that names its language leads to the page in that language. */
function rememberChoice({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
  if (link !== null) browserMemory.setItem(CHOSEN_LANGUAGE_KEY, link.hreflang);
}

function barIn({ content }: HTMLTemplateElement): HTMLElement | null {
  const bars = [...content.querySelectorAll<HTMLElement>('[data-language]')];
  const current = document.documentElement.lang;
  const wanted = suggestedLanguage({
    current,
    offered: [current, ...bars.map(({ dataset }) => dataset.language ?? '')],
    liked: navigator.languages.join(','),
    chosen: browserMemory.getItem(CHOSEN_LANGUAGE_KEY),
    closed: browserMemory.getItem(CLOSED_SUGGESTION_KEY),
  });
  const found = bars.find(({ dataset }) => dataset.language === wanted);
  return found === undefined ? null : (document.importNode(found, true) as HTMLElement);
}
