import { averageStars, type Rating, reviewWords } from '@quoin/domain/catalog';
import { withDecimalMark } from '@quoin/domain/formats';
import type { JsonObject } from '../data/imageData.ts';

/** What the reviews of a product come to, as templates read it. Texts are plain. */
export function ratingData(rating: Rating, language: string): JsonObject {
  const average = averageStars(rating);
  const words = reviewWords(language);
  return {
    count: rating.count,
    average,
    averageText: withDecimalMark(average.toFixed(1), language),
    ...starsView(average, language),
    countText: words.counted(rating.count),
  };
}

/** Stars as they are drawn, and said to who does not see them. */
export function starsView(stars: number, language: string) {
  const text = withDecimalMark(String(stars), language);
  return { percent: Math.round(stars * 20), starsText: reviewWords(language).stars(text) };
}
