import type { InOtherLanguages } from '@quoin/domain/languages';
import type { EmbedWords } from './embeds/wording.ts';
import type { GalleryWords } from './wording.ts';
import { embedWordsAr, galleryWordsAr } from './wordingAr.ts';
import { embedWordsDe, galleryWordsDe } from './wordingDe.ts';
import { embedWordsEs, galleryWordsEs } from './wordingEs.ts';
import { embedWordsFr, galleryWordsFr } from './wordingFr.ts';
import { embedWordsIt, galleryWordsIt } from './wordingIt.ts';
import { embedWordsJa, galleryWordsJa } from './wordingJa.ts';
import { embedWordsNl, galleryWordsNl } from './wordingNl.ts';
import { embedWordsPt, galleryWordsPt } from './wordingPt.ts';

// Scripts of pages are sent those of their page's language alone (scripts/storefront-languages.mjs).

export const otherGalleryWords: InOtherLanguages<GalleryWords> = {
  de: galleryWordsDe,
  fr: galleryWordsFr,
  es: galleryWordsEs,
  it: galleryWordsIt,
  nl: galleryWordsNl,
  ja: galleryWordsJa,
  ar: galleryWordsAr,
  pt: galleryWordsPt,
};

export const otherEmbedWords: InOtherLanguages<EmbedWords> = {
  de: embedWordsDe,
  fr: embedWordsFr,
  es: embedWordsEs,
  it: embedWordsIt,
  nl: embedWordsNl,
  ja: embedWordsJa,
  ar: embedWordsAr,
  pt: embedWordsPt,
};
