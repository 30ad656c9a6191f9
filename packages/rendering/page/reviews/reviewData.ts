import { RECORD_TYPES, recordTypeLabel } from '@quoin/domain/site';
import type { ReviewContent } from '../content/itemContent.ts';
import { authorData } from '../data/authorData.ts';
import { imageItem, type JsonObject } from '../data/imageData.ts';
import { escapeHtml, paragraphsHtml } from '../escape.ts';

/** A review as page data has it, a record of type 10. Titles and names arrive escaped; `body` and `answer` are HTML. */
export function reviewData(review: ReviewContent): JsonObject {
  const { id, stars, title, body, authorName, createdAt, isVerified, answer, images } = review;
  return {
    ...{ id, recordType: RECORD_TYPES.review, recordTypeLabel: recordTypeLabel(RECORD_TYPES.review) },
    ...{ title: escapeHtml(title), body: paragraphsHtml(body), addedOn: createdAt, publishOn: createdAt },
    author: authorData({ authorName }),
    rating: stars,
    isVerified,
    answer: paragraphsHtml(answer),
    items: images.map((image, index) => imageItem(image, index)),
  };
}
