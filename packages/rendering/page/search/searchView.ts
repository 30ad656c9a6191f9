import type { ImageRef } from '@quoin/domain/media';
import { searchWords, type TextPart } from '@quoin/domain/site';
import { escapeHtml } from '../escape.ts';

export const SEARCH_PATH = '/search';

/** Results of a search for its page. All texts are plain. */
export interface SearchResults {
  readonly typed: string;
  readonly corrected: string;
  readonly total: number;
  readonly page: number;
  readonly size: number;
  readonly hits: readonly (Found & {
    readonly label: string;
    readonly title: readonly TextPart[];
    readonly url: string;
    readonly excerpt: readonly TextPart[];
    readonly image: ImageRef | null;
  })[];
}

/** What a link leads to: on the canvas it opens by that. */
interface Found {
  readonly kind: 'page' | 'item';
  readonly id: string;
  readonly collectionId: string;
  readonly isProduct: boolean;
}

/** What `system/search.page` prints: names ending in Html are HTML, all others plain text. */
export interface SearchView {
  readonly typed: string;
  readonly fieldLabel: string;
  readonly placeholder: string;
  readonly buttonText: string;
  readonly title: string;
  readonly totalText: string;
  readonly correctedText: string;
  readonly nothingText: string;
  readonly hint: string;
  readonly results: readonly (Found & {
    readonly label: string;
    readonly title: string;
    readonly titleHtml: string;
    readonly url: string;
    readonly excerptHtml: string;
    readonly imageUrl: string;
  })[];
  readonly places: readonly (Found & { readonly title: string; readonly url: string })[];
  readonly previousUrl: string;
  readonly nextUrl: string;
}

/** `places`: where to go from here when there is nothing. `language`: of the site (BCP 47). */
export function searchView(found: SearchResults, places: SearchView['places'], language: string): SearchView {
  const words = searchWords(language);
  const { typed, total, page, size } = found;
  const isTyped = typed !== '';
  const isEmpty = found.hits.length === 0;
  return {
    ...{ typed, fieldLabel: words.label, placeholder: words.placeholder, buttonText: words.button },
    title: isTyped ? words.resultsFor(typed) : words.title,
    totalText: isTyped && !isEmpty ? words.found(total) : '',
    correctedText: found.corrected === '' || isEmpty ? '' : words.corrected(found.corrected),
    nothingText: isTyped && isEmpty ? words.nothing(typed) : '',
    hint: isTyped ? words.nothingHint : words.start,
    results: found.hits.map((hit) => ({
      ...{ kind: hit.kind, id: hit.id, collectionId: hit.collectionId, isProduct: hit.isProduct },
      title: hit.title.map(({ text }) => text).join(''),
      label: hit.label,
      titleHtml: partsHtml(hit.title),
      url: hit.url,
      excerptHtml: partsHtml(hit.excerpt),
      imageUrl: hit.image?.assetUrl ?? '',
    })),
    places: isEmpty ? places : [],
    previousUrl: page > 1 ? searchAddress(typed, page - 1) : '',
    nextUrl: page * size < total ? searchAddress(typed, page + 1) : '',
  };
}

export function searchAddress(typed: string, page = 1): string {
  return `${SEARCH_PATH}?q=${encodeURIComponent(typed)}${page > 1 ? `&page=${page}` : ''}`;
}

/** Renders a search field for the whole site. With script it suggests while the visitor types. */
export function searchFormHtml(field: {
  readonly id: string;
  readonly typed: string;
  /** Of the site (BCP 47). */
  readonly language: string;
  /** The owner's own words, where there are any. */
  readonly label?: string;
  readonly placeholder?: string;
  readonly suggests?: boolean;
}): string {
  const words = searchWords(field.language);
  const id = escapeHtml(field.id);
  const island = field.suggests === false ? '' : ' data-island="site-search"';
  return (
    `<form class="search-form" role="search" action="${SEARCH_PATH}" method="get"${island}>` +
    `<label class="search-form__label" for="${id}">${escapeHtml(field.label ?? words.label)}</label>` +
    '<div class="search-form__row"><div class="search-form__field">' +
    `<input class="search-form__input" id="${id}" type="search" name="q" value="${escapeHtml(field.typed)}" maxlength="100" ` +
    `placeholder="${escapeHtml(field.placeholder ?? words.placeholder)}" autocomplete="off" autocapitalize="none" spellcheck="false" enterkeyhint="search">` +
    `</div><button class="search-form__button" type="submit">${escapeHtml(words.button)}</button></div></form>`
  );
}

function partsHtml(parts: readonly TextPart[]): string {
  return parts.map(({ text, isHit }) => (isHit ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text))).join('');
}
