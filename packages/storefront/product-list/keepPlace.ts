/** What was open, scrolled and in focus in one list, to be so in the next. */
export function keepPlace(list: HTMLElement): (next: HTMLElement) => void {
  const open = new Map([...list.querySelectorAll('details')].map((each) => [nameOf(each), each.open]));
  const scrolled = [...list.querySelectorAll('.facet__values')].map((each) => [nameOf(each), each.scrollTop] as const);
  const { activeElement } = document;
  const focused = activeElement !== null && list.contains(activeElement) ? activeElement : null;
  const focusName = focused === null ? null : nameOf(focused);
  const [page, place] = [window.scrollY, focused?.getBoundingClientRect().top ?? 0];
  return (next) => {
    for (const each of next.querySelectorAll('details')) {
      // The list of orders is done with once one is chosen.
      if (!each.matches('.sorting')) each.open = open.get(nameOf(each)) ?? each.open;
    }
    for (const [name, position] of scrolled) {
      const own = [...next.querySelectorAll('.facet__values')].find((each) => nameOf(each) === name);
      if (own !== undefined) own.scrollTop = position;
    }
    window.scrollTo({ top: page, behavior: 'instant' });
    const same = focusName === null ? null : focusAgain(next, focusName);
    // Signs of what is chosen come and go above: what was pressed stays under the pointer.
    if (same !== null) window.scrollBy({ top: same.getBoundingClientRect().top - place, behavior: 'instant' });
  };
}

/** The same element in the new list; where it was taken away the focus goes to the number of products. */
function focusAgain(next: HTMLElement, name: string): HTMLElement | null {
  const same = [...next.querySelectorAll<HTMLElement>('a, summary, button, input')].find(
    (each) => nameOf(each) === name,
  );
  if (same !== undefined) {
    same.focus({ preventScroll: true });
    return same;
  }
  const total = next.querySelector<HTMLElement>('.store-head__total, .empty h2');
  total?.setAttribute('tabindex', '-1');
  total?.focus({ preventScroll: true });
  return null;
}

/** Where it is and what it is called, without what changes with each answer. */
function nameOf(element: Element): string {
  const around = element.closest('.facet')?.querySelector('.facet__title')?.textContent ?? '';
  const own =
    element.getAttribute('name') ??
    element.getAttribute('aria-label') ??
    element.querySelector('.facet__label')?.textContent ??
    ownText(element);
  return [element.classList.item(0) ?? element.tagName, around, own].join('\n');
}

function ownText(element: Element): string {
  return element.matches('.sorting, .sorting summary, .facets, .facets__button, .facets__show, ul, details')
    ? ''
    : (element.textContent ?? '');
}
