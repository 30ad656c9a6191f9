import type { FilmAnswer } from '@quoin/domain/media';

/** Whoever knows what a film is that is shown from elsewhere. Never rejects: help that fails is no harm. */
export interface FilmProvider {
  /** `pageUrl`: of the film at its provider's own place. */
  ask(pageUrl: string): Promise<FilmAnswer>;
}
