import type { FilmAnswer } from '@quoin/domain/media';
import { appSitePath } from '../running/appSites.ts';

/** GET `?url=`: what its provider says of a film; of providers that are not asked `shown`. */
export interface FilmResponse {
  readonly answer: FilmAnswer;
}

export function appFilmPath(site: string): string {
  return appSitePath(site, '/film');
}
