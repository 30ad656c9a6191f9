import { GENERAL_SEARCH_PATH, type GeneralSearchResponse, type WireSearchHit } from '@quoin/contract/endpoints/site';
import { searchWords } from '@quoin/domain/site';
import { pageLanguage } from '../../page/language.ts';
import { answered, keyPressed, NOTHING, SUGGEST, type SuggestState } from './suggestions.ts';

/** Suggestions under the search fields of a page (combobox with a listbox); without script the form just searches. */
export function start(forms: readonly HTMLElement[]): void {
  for (const form of forms) {
    const input = form.querySelector<HTMLInputElement>('input[name="q"]');
    if (form instanceof HTMLFormElement && input !== null) adopt(form, input);
  }
}

function adopt(form: HTMLFormElement, input: HTMLInputElement): void {
  const words = searchWords(pageLanguage() ?? 'en');
  const list = element('ul', {
    id: `${input.id}-list`,
    role: 'listbox',
    class: 'search-form__list',
    'aria-label': words.label,
  });
  list.hidden = true;
  const told = element('p', { class: 'search-form__told', role: 'status' });
  input.after(list);
  form.append(told);
  set(input, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': list.id });
  let state: SuggestState<WireSearchHit> = NOTHING;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asked: AbortController | null = null;

  const show = (next: SuggestState<WireSearchHit>): void => {
    const isNew = next.entries !== state.entries;
    state = next;
    if (isNew) list.replaceChildren(...next.entries.map((entry, index) => optionOf(entry, `${list.id}-${index}`)));
    list.hidden = !next.isOpen;
    input.setAttribute('aria-expanded', String(next.isOpen));
    for (const [index, option] of [...list.children].entries()) {
      option.setAttribute('aria-selected', String(index === next.active));
    }
    const active = next.active < 0 ? null : list.children[next.active];
    if (active) {
      input.setAttribute('aria-activedescendant', active.id);
      active.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  };

  const ask = async (typed: string): Promise<void> => {
    asked?.abort();
    asked = new AbortController();
    try {
      const answer = await fetch(`${GENERAL_SEARCH_PATH}?q=${encodeURIComponent(typed)}`, { signal: asked.signal });
      if (!answer.ok) return;
      const { items } = (await answer.json()) as GeneralSearchResponse;
      // Text typed since then gets its own answer. A visitor who has left the field needs none.
      if (input.value.trim() !== typed || document.activeElement !== input) return;
      show(answered(typed, items));
      told.textContent = items.length === 0 ? words.noSuggestions : words.suggestions(items.length);
    } catch {
      // Without suggestions the form searches as it does without script.
    }
  };

  const suggest = (): void => {
    clearTimeout(waiting);
    const typed = input.value.trim();
    if (typed.length < SUGGEST.shortest) show(NOTHING);
    else waiting = setTimeout(() => void ask(typed), SUGGEST.restMs);
  };
  input.addEventListener('input', suggest);
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    const chosen = state.isOpen ? state.entries[state.active] : undefined;
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      location.assign(chosen.url);
      return;
    }
    const next = keyPressed(state, event.key);
    if (next === null) return;
    event.preventDefault();
    show(next);
  });
  input.addEventListener('blur', () => {
    clearTimeout(waiting);
    asked?.abort();
    if (state.isOpen) show({ ...state, isOpen: false, active: -1 });
  });
  // Before the field loses its focus and the list its place under the pointer.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', (event) => {
    const index = [...list.children].findIndex((option) => option.contains(event.target as Node));
    const chosen = state.entries[index];
    if (chosen !== undefined) location.assign(chosen.url);
  });
  // This file loads on interaction with the field: the visitor may have typed by then.
  if (input.value !== input.defaultValue) suggest();
  form.dataset.islandAwake = '';
}

function optionOf(hit: WireSearchHit, id: string): HTMLElement {
  const option = element('li', { id, role: 'option', class: 'search-form__option', 'aria-selected': 'false' });
  const title = element('span', { class: 'search-form__title' });
  for (const { text, isHit } of hit.titleParts) {
    const part = isHit ? document.createElement('mark') : document.createElement('span');
    part.textContent = text;
    title.append(part);
  }
  const label = element('span', { class: 'search-form__kind' });
  label.textContent = hit.label;
  if (hit.imageUrl !== '') {
    const picture = element('img', { class: 'search-form__picture', src: `${hit.imageUrl}?format=100w`, alt: '' });
    option.append(picture);
  }
  option.append(title, label);
  return option;
}

function element(name: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const made = document.createElement(name);
  set(made, attributes);
  return made;
}

function set(target: HTMLElement, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, value);
}
