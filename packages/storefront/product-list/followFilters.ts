import { NEW_MARKUP_EVENT } from '../loader/newMarkup.ts';
import { keepPlace } from './keepPlace.ts';
import { addPriceSlider } from './priceSlider.ts';

/**
 * Filters, sorting and the chips of chosen values change the list in place: nothing jumps, open parts stay open, and
 * several filters can be ticked in a row. Without this script each of them leads to a separate page.
 */
const LIST = '.store';
const LINKS = '.facet__value, .chip, .sorting__list a';

let asked: AbortController | null = null;
let shown = here();

function here(): string {
  return location.pathname + location.search;
}

document.addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest('.facets__show') !== null) return closeFilters();
  const link = event.target.closest<HTMLAnchorElement>(LINKS);
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (link === null || !isPlain || event.defaultPrevented) return;
  event.preventDefault();
  void show(link.href);
});
document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.querySelector('.facet__price') === null) return;
  event.preventDefault();
  void show(addressOf(form));
});
addEventListener('popstate', () => {
  // Links within the page say so, too.
  if (here() !== shown) void show(location.href, { isBack: true });
});
enhance();

/** The list of that address takes the place of this one; a list that cannot come is opened as a page. */
async function show(address: string, { isBack = false } = {}): Promise<void> {
  const list = document.querySelector<HTMLElement>(LIST);
  asked?.abort();
  asked = new AbortController();
  const { signal } = asked;
  list?.setAttribute('aria-busy', 'true');
  try {
    const answer = await fetch(address, { signal, headers: { accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const next = page.querySelector<HTMLElement>(LIST);
    if (signal.aborted) return;
    if (!answer.ok || list === null || next === null) throw new Error('No list');
    const restore = keepPlace(list);
    if (!isBack) history.pushState(null, '', address);
    shown = here();
    document.title = page.title;
    list.replaceWith(next);
    enhance();
    restore(next);
    say(next.querySelector('.store-head__total, .empty h2')?.textContent ?? '');
    document.dispatchEvent(new Event(NEW_MARKUP_EVENT));
  } catch {
    if (!signal.aborted) location.assign(address);
  }
}

function addressOf(form: HTMLFormElement): string {
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') address.searchParams.append(name, value);
  }
  return address.href;
}

/** On phones the filters lie above the list they change. */
function closeFilters(): void {
  const filters = document.querySelector<HTMLDetailsElement>('.facets');
  if (filters === null) return;
  filters.open = false;
  document.querySelector(LIST)?.querySelector('.store__list')?.scrollIntoView({ block: 'start' });
  filters.querySelector<HTMLElement>('summary')?.focus({ preventScroll: true });
}

function enhance(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.facets__show')) button.hidden = false;
  for (const range of document.querySelectorAll<HTMLElement>('.facet__range')) addPriceSlider(range);
}

/** The list is new each time: what tells of it stays. */
function say(text: string): void {
  const place = document.querySelector('.store-status') ?? document.createElement('p');
  if (!place.isConnected) {
    place.className = 'store-status visually-hidden';
    place.setAttribute('role', 'status');
    document.querySelector(LIST)?.after(place);
  }
  place.textContent = text;
}
