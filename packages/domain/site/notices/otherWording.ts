import type { InOtherLanguages } from '@quoin/domain/languages';
import type { NoticeWords } from './wording.ts';
import { noticeWordsAr } from './wordingAr.ts';
import { noticeWordsDe } from './wordingDe.ts';
import { noticeWordsEs } from './wordingEs.ts';
import { noticeWordsFr } from './wordingFr.ts';
import { noticeWordsIt } from './wordingIt.ts';
import { noticeWordsJa } from './wordingJa.ts';
import { noticeWordsNl } from './wordingNl.ts';
import { noticeWordsPt } from './wordingPt.ts';

// Scripts of pages are sent those of their page's language alone (scripts/storefront-languages.mjs).

export const otherNoticeWords: InOtherLanguages<NoticeWords> = {
  de: noticeWordsDe,
  fr: noticeWordsFr,
  es: noticeWordsEs,
  it: noticeWordsIt,
  nl: noticeWordsNl,
  ja: noticeWordsJa,
  ar: noticeWordsAr,
  pt: noticeWordsPt,
};
