const BADGE = '.grecaptcha-badge';
/** Fields of a form: what one types into or chooses from. */
const FIELD = 'input, select, textarea';

/** Shows or hides all badges. Callers repeat this at each focus change, for badges that arrive later. */
export function setBadgeShown(isShown: boolean): void {
  for (const badge of document.querySelectorAll<HTMLElement>(BADGE)) {
    badge.style.visibility = isShown ? 'visible' : 'hidden';
  }
}

/** Of the page's forms that want it: the badge is one for all. */
const watched = new Set<HTMLElement>();

function isFieldFocused(): boolean {
  const { activeElement } = document;
  return activeElement?.matches(FIELD) === true && [...watched].some((form) => form.contains(activeElement));
}

/** The badge is hidden except while a field of such a form has the focus (CAPT-03). Returns how to stop that. */
export function showBadgeWhileFocused(form: HTMLElement): () => void {
  const stop = new AbortController();
  const look = (): void => setBadgeShown(isFieldFocused());
  watched.add(form);
  form.addEventListener('focusin', look, { signal: stop.signal });
  // The focus is nowhere between two fields: only when it has arrived is it clear where it went.
  form.addEventListener('focusout', () => setTimeout(look), { signal: stop.signal });
  // The badge comes with the provider's script, some time after the first focus.
  const arrivals = new MutationObserver(look);
  arrivals.observe(document.body, { childList: true });
  return () => {
    watched.delete(form);
    arrivals.disconnect();
    stop.abort();
    look();
  };
}
