import { reviewWords } from '@quoin/domain/catalog';
import { imageAddress } from '@quoin/domain/media';
import type { ReviewContent } from '../content/itemContent.ts';
import type { PageContent } from '../content/pageContent.ts';
import type { SiteContent } from '../content/siteContent.ts';
import { itemUrl } from '../data/addresses.ts';
import { paragraphsHtml } from '../escape.ts';
import { ratingData, starsView } from './ratingData.ts';

const [SMALL, LARGE] = [300, 1_500] as const;

/** What `blocks/quoin-reviews.block` prints below a product: names ending in Html are HTML, all others plain text. */
export function reviewsView(page: PageContent) {
  const { item, collection, reviews, frame } = page;
  if (item?.rating === undefined || reviews === undefined || collection === null) return null;
  const { site } = frame;
  const words = reviewWords(site.language);
  const url = itemUrl(collection, item);
  const addressOf = (number: number) => `${url}${number === 1 ? '' : `?reviews=${number}`}#reviews`;
  return {
    heading: words.heading,
    ...ratingData(item.rating, site.language),
    reviews: reviews.reviews.map((review) => reviewView(review, site)),
    newer: reviews.page === 1 ? null : { url: addressOf(reviews.page - 1), text: words.newer },
    older: reviews.hasNext ? { url: addressOf(reviews.page + 1), text: words.older } : null,
  };
}

function reviewView(review: ReviewContent, { title, language }: SiteContent) {
  const { id, stars, authorName, createdAt, answer, images } = review;
  const words = reviewWords(language);
  return {
    ...{ id, name: authorName, createdAt, title: review.title, ...starsView(stars, language) },
    bodyHtml: paragraphsHtml(review.body),
    verifiedText: review.isVerified ? words.verified : '',
    pictures: images.map((image) => ({
      ...{ url: imageAddress(image, SMALL), largeUrl: imageAddress(image, LARGE), altText: words.picture(authorName) },
      ...{ width: image.originalWidth, height: image.originalHeight },
    })),
    answerText: answer === '' ? '' : words.answer(title),
    answerHtml: paragraphsHtml(answer),
  };
}
