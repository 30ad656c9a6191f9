import type { FilmAnswer } from '@quoin/domain/media';

/** A service that describes a film shown from elsewhere. Never rejects: a failure does no harm. */
export interface FilmProvider {
  /** `pageUrl`: of the film at its provider's own place. */
  ask(pageUrl: string): Promise<FilmAnswer>;
}
