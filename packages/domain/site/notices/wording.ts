import { inLanguage, lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as noticeRefusals from '@quoin/messages/app/noticeRefusals';
import { notice } from '@quoin/messages/notice';

export type NoticeCode =
  | 'popupTitleMissing'
  | 'noticeLinkMissing'
  | 'noticeButtonMissing'
  | 'noticeLinkInvalid'
  | 'announcementTextMissing'
  | 'noticesChanged';

/** Why a popup or an announcement is not kept as it is. */
export const noticeWording: Wording<NoticeCode> = noticeRefusals;

export function noticeSentence(problem: Problem<NoticeCode>): string {
  return lookUpSentence(noticeWording, problem);
}

/** What is read out when a popup has come, in the language of the page. */
export function popupOpenedText(title: string, language = 'en'): string {
  return inLanguage(notice, language).popupOpened(title);
}
