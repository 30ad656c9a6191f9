import {
  countedIn,
  inLanguage,
  lookUpSentenceIn,
  type Translated,
  valueText,
  type Wording,
  type WordingIn,
} from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { ReviewCode } from './review.ts';
import { reviewMailWordsAr, reviewPageWordsAr, reviewSentencesAr, reviewWordsAr } from './reviewWordsAr.ts';
import { reviewMailWordsDe, reviewPageWordsDe, reviewSentencesDe, reviewWordsDe } from './reviewWordsDe.ts';
import { reviewMailWordsEs, reviewPageWordsEs, reviewSentencesEs, reviewWordsEs } from './reviewWordsEs.ts';
import { reviewMailWordsFr, reviewPageWordsFr, reviewSentencesFr, reviewWordsFr } from './reviewWordsFr.ts';
import { reviewMailWordsIt, reviewPageWordsIt, reviewSentencesIt, reviewWordsIt } from './reviewWordsIt.ts';
import { reviewMailWordsJa, reviewPageWordsJa, reviewSentencesJa, reviewWordsJa } from './reviewWordsJa.ts';
import { reviewMailWordsNl, reviewPageWordsNl, reviewSentencesNl, reviewWordsNl } from './reviewWordsNl.ts';
import { reviewMailWordsPt, reviewPageWordsPt, reviewSentencesPt, reviewWordsPt } from './reviewWordsPt.ts';

export const reviewWording: Wording<ReviewCode> = {
  reviewStarsMissing: 'Choose one to five stars.',
  reviewTitleTooLong: (values) => `A title can have up to ${valueText(values, 'max')} characters.`,
  reviewBodyTooLong: (values) => `A review can have up to ${valueText(values, 'max')} characters.`,
  reviewNameMissing: 'Tell us the name to show.',
  reviewNameTooLong: (values) => `The name to show can have up to ${valueText(values, 'max')} characters.`,
  reviewPictureUnreadable: 'One of the pictures could not be read. JPEG, PNG, WebP and HEIC work.',
  reviewPicturesTooLarge: 'The pictures are too large. Each may have up to 8 MB.',
  reviewPicturesTooMany: (values) => `A review can have up to ${valueText(values, 'max')} pictures.`,
  reviewRateLimit: 'You have sent many reviews in a short time. Please try again later.',
  reviewAnswerTooLong: (values) => `Your answer can have up to ${valueText(values, 'max')} characters.`,
};

export function reviewSentence(problem: Problem<ReviewCode>, language = 'en'): string {
  const all: WordingIn<ReviewCode> = {
    en: reviewWording,
    de: reviewSentencesDe,
    pt: reviewSentencesPt,
    ar: reviewSentencesAr,
    nl: reviewSentencesNl,
    ja: reviewSentencesJa,
    it: reviewSentencesIt,
    es: reviewSentencesEs,
    fr: reviewSentencesFr,
  };
  return lookUpSentenceIn(all, problem, language);
}

const counted = countedIn('en');

const words = {
  heading: 'Reviews',
  counted: (count: number) => counted(count, { one: '# review', other: '# reviews' }),
  /** Spoken where stars are drawn. */
  stars: (average: string) => `${average} out of 5 stars`,
  verified: 'Verified purchase',
  answer: (site: string) => `Answer from ${site}`,
  picture: (name: string) => `Picture from ${name}`,
  older: 'Older reviews',
  newer: 'Newer reviews',
} as const;

const pageWords = {
  title: 'Your review',
  lead: (number: string) => `Order ${number}. What you write here is shown with the product, under the name you give.`,
  stars: 'Your rating',
  star: (count: number) => counted(count, { one: '# star', other: '# stars' }),
  headline: 'Title (optional)',
  body: 'What do you think of it? (optional)',
  name: 'Name shown with it',
  pictures: (most: number) => `Pictures (optional, up to ${most})`,
  picturesHint: 'JPEG, PNG, WebP or HEIC, up to 8 MB each. Everybody sees them.',
  removePicture: (index: number) => `Remove picture ${index}`,
  send: 'Send review',
  change: 'Save changes',
  shown: 'Thank you. Your review is on the product page.',
  waiting: 'Thank you. Your review appears once the shop has read it.',
  toProduct: 'See the product',
  deadTitle: 'This link leads nowhere',
  deadLead: 'Nothing of the order it belongs to can be reviewed any more.',
  stopTitle: 'No more mails about reviews?',
  stopLead: 'We write once after an order to ask how you like it.',
  stopButton: 'Stop these mails',
  stoppedTitle: 'That was the last one',
  stoppedLead: 'We will not ask you for reviews again.',
} as const;

const mailWords = {
  subject: (site: string) => `How do you like your order from ${site}?`,
  heading: 'How do you like it?',
  intro: (number: string) =>
    `You have had your order ${number} for a while now. What you think of it helps others to choose.`,
  hint: 'A number of stars is enough. Words and pictures are welcome.',
  button: 'Write a review',
  stop: 'No more mails about reviews',
} as const;

/** To the owner, about what a buyer wrote: in the language of the app. */
export const reviewNoticeWording = {
  subject: (title: string) => `New review of “${title}”`,
  heading: (name: string, stars: string) => `${name} gave ${stars}`,
  stars: (count: number) => counted(count, { one: '# star', other: '# stars' }),
  waiting: 'It waits: nobody sees it until you publish it.',
  shown: 'Visitors see it already.',
  button: 'Read and answer',
} as const;

export type ReviewWords = Translated<typeof words>;
export type ReviewPageWords = Translated<typeof pageWords>;
export type ReviewMailWords = Translated<typeof mailWords>;

/** What stands with the stars of a product and its reviews. */
export function reviewWords(language: string): ReviewWords {
  return inLanguage<ReviewWords>(
    {
      en: words,
      de: reviewWordsDe,
      pt: reviewWordsPt,
      ar: reviewWordsAr,
      nl: reviewWordsNl,
      ja: reviewWordsJa,
      it: reviewWordsIt,
      es: reviewWordsEs,
      fr: reviewWordsFr,
    },
    language,
  );
}

/** What the page says on which a buyer writes. */
export function reviewPageWords(language: string): ReviewPageWords {
  return inLanguage<ReviewPageWords>(
    {
      en: pageWords,
      de: reviewPageWordsDe,
      pt: reviewPageWordsPt,
      ar: reviewPageWordsAr,
      nl: reviewPageWordsNl,
      ja: reviewPageWordsJa,
      it: reviewPageWordsIt,
      es: reviewPageWordsEs,
      fr: reviewPageWordsFr,
    },
    language,
  );
}

export function reviewMailWords(language: string): ReviewMailWords {
  return inLanguage<ReviewMailWords>(
    {
      en: mailWords,
      de: reviewMailWordsDe,
      pt: reviewMailWordsPt,
      ar: reviewMailWordsAr,
      nl: reviewMailWordsNl,
      ja: reviewMailWordsJa,
      it: reviewMailWordsIt,
      es: reviewMailWordsEs,
      fr: reviewMailWordsFr,
    },
    language,
  );
}
