import type { PageContent } from '../content/pageContent.ts';
import { buttonPlace } from './buttonPlace.ts';
import { commentsPlace } from './commentsPlace.ts';
import { filmPlace } from './filmPlace.ts';
import { followPlace } from './followPlace.ts';
import { likePlace } from './likePlace.ts';
import { picturePlace } from './picturePlace.ts';
import { audioPlace, videoPlace } from './playerPlaces.ts';
import { sharePlace } from './sharePlace.ts';

export interface PlaceContext {
  readonly page: PageContent;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Renders a partial of the house theme with names merged over the page's data. Null if there is none. */
  readonly partial: (name: string, scope: Readonly<Record<string, unknown>>) => string | null;
  /** What templates of the page say of what is sold out. */
  readonly soldOutText: string;
}

/** A place that a formatter prints empty, because the format fills it with its own script. */
export interface PrintedPlace {
  /** What a page with such a place contains: others are not searched. */
  readonly sign: string;
  fill(html: string, context: PlaceContext): string;
}

const PLACES: readonly PrintedPlace[] = [
  buttonPlace,
  commentsPlace,
  likePlace,
  sharePlace,
  followPlace,
  audioPlace,
  videoPlace,
  filmPlace,
  picturePlace,
];

/**
 * Fills the places in finished HTML, so that they work without script. What a formatter prints stays as the public engine
 * prints it (TPL): this comes after. A place that has something in it already is left alone, so a second time changes nothing.
 */
export function fillPlaces(html: string, context: PlaceContext): string {
  return PLACES.reduce((filled, { sign, fill }) => (filled.includes(sign) ? fill(filled, context) : filled), html);
}
