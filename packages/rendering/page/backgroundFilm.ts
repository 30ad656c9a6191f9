import { screenWords } from '@quoin/domain/site';
import { escapeHtml } from './escape.ts';

export interface BackgroundFilm {
  /** A file of the site's own. */
  readonly address: string;
  /** The picture before it, and instead of it for who wants nothing to move; finished, '' for none. */
  readonly still: string;
  /** Content over it, as finished HTML. */
  readonly over: string;
  readonly language: string;
}

/**
 * A film behind words, of a screen or of a section. It says nothing, has no sound, and can be stopped (WCAG 2.2.2): so nothing
 * starts it but the script that lets it be stopped (`widgets/film` of the storefront).
 */
export function backgroundFilmHtml({ address, still, over, language }: BackgroundFilm): string {
  const words = screenWords(language);
  const film = `<video class="background-film" src="${escapeHtml(address)}" muted loop playsinline preload="none" aria-hidden="true" tabindex="-1"></video>`;
  const stop = `<button class="background-film__stop" type="button" aria-label="${escapeHtml(words.pause)}" data-play="${escapeHtml(words.play)}" hidden><span aria-hidden="true"></span></button>`;
  return `<div class="section-background" data-island="film">${still}${film}${over}${stop}</div>`;
}
