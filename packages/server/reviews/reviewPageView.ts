import {
  REVIEW_LIMITS,
  type ReviewCode,
  reviewName,
  reviewPageWords,
  reviewSentence,
  STARS,
  type WrittenReview,
} from '@quoin/domain/catalog';
import { imageAddress } from '@quoin/domain/media';
import { orderNumberText } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import { reviewsPath } from './reviewLinks.ts';
import type { ReviewableProduct } from './storage/reviewRequests.ts';
import type { StoredReview } from './storage/reviews.ts';
import type { OrderReviews } from './writeReview.ts';

interface Shown {
  readonly language: string;
  readonly token: string;
  readonly sentId: string;
  readonly refused: {
    readonly itemId: string;
    /** Null: what was typed could not be read. */
    readonly written: WrittenReview | null;
    readonly problems: readonly Problem<ReviewCode>[];
  } | null;
}

const PICTURE_WIDTH = 300;

/** What `system/reviews.page` shows: all texts plain. */
export function reviewPageView(found: OrderReviews, shown: Shown) {
  const words = reviewPageWords(shown.language);
  const { number, products } = found.order;
  return {
    ...{ title: words.title, lead: words.lead(orderNumberText(number)), words },
    products: products.map((product) => productView(found, product, shown)),
  };
}

function productView(found: OrderReviews, product: ReviewableProduct, shown: Shown) {
  const { itemId, title, path, imageId } = product;
  const words = reviewPageWords(shown.language);
  const review = found.reviews.find((each) => each.itemId === itemId);
  const refused = shown.refused?.itemId === itemId ? shown.refused : null;
  const written = refused?.written ?? writtenOf(review, found.order.fullName);
  const image = found.images.get(imageId ?? '');
  const problemOf = (field?: string) => {
    const problem = refused?.problems.find((each) => each.field === field);
    return problem === undefined ? '' : reviewSentence(problem, shown.language);
  };
  return {
    ...{ id: itemId, title, url: path, imageUrl: image ? imageAddress(image, PICTURE_WIDTH) : '' },
    action: `${reviewsPath(shown.token)}/${itemId}#review-${itemId}`,
    isSent: shown.sentId === itemId && review !== undefined,
    sentText: shown.sentId === itemId && review !== undefined ? sentText(review, words) : '',
    problem: problemOf(),
    stars: {
      problem: problemOf('stars'),
      options: STARS.map((value) => ({ value, label: words.star(value), isChosen: written.stars === value })),
    },
    headline: { value: written.title, problem: problemOf('title'), max: REVIEW_LIMITS.title },
    body: { value: written.body, problem: problemOf('body'), max: REVIEW_LIMITS.body },
    name: { value: written.name, problem: problemOf('name'), max: REVIEW_LIMITS.name },
    pictures: {
      label: words.pictures(REVIEW_LIMITS.pictures),
      problem: problemOf('pictures'),
      kept: keptPictures(found, review, words),
    },
    sendText: review === undefined ? words.send : words.change,
  };
}

type Words = ReturnType<typeof reviewPageWords>;

function sentText({ state }: StoredReview, words: Words): string {
  return state === 'published' ? words.shown : words.waiting;
}

function writtenOf(review: StoredReview | undefined, fullName: string): WrittenReview {
  if (review === undefined) return { stars: null, title: '', body: '', name: reviewName(fullName) };
  return { stars: review.stars, title: review.title, body: review.body, name: review.authorName };
}

function keptPictures({ images }: OrderReviews, review: StoredReview | undefined, words: Words) {
  const own = (review?.imageIds ?? []).flatMap((id) => images.get(id) ?? []);
  return own.map((image, index) => ({
    ...{ id: image.id, url: imageAddress(image, PICTURE_WIDTH), removeText: words.removePicture(index + 1) },
  }));
}
