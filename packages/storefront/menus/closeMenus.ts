const OPEN = '.site-header details[open]';

/**
 * What is open in the header closes by Escape, which gives the focus back, and by pressing or turning elsewhere (product.md
 * 4.2). Opening needs no script.
 */
document.addEventListener('click', closeOthers);
document.addEventListener('focusin', closeOthers);
document.addEventListener('keydown', closeWithEscape);

/** Closes what is open and does not hold what the event is about. */
function closeOthers({ target }: Event): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN))
    if (!(target instanceof Node && menu.contains(target))) menu.open = false;
}

/** Closes the innermost that holds the focus. */
function closeWithEscape({ key, target }: KeyboardEvent): void {
  const menu = key === 'Escape' && target instanceof Element ? target.closest<HTMLDetailsElement>(OPEN) : null;
  if (menu === null) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
