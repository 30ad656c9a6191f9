import { inLanguage, lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { notice } from '@quoin/messages/notice';

export type NoticeCode =
  | 'popupTitleMissing'
  | 'noticeLinkMissing'
  | 'noticeButtonMissing'
  | 'noticeLinkInvalid'
  | 'announcementTextMissing'
  | 'noticesChanged';

/** Why a popup or an announcement is not kept as it is. */
export const noticeWording: Wording<NoticeCode> = {
  popupTitleMissing: () => 'Give the popup a title: it is what it is called by.',
  noticeLinkMissing: () => 'Say where the button leads.',
  noticeButtonMissing: () => 'Say what stands on the button.',
  noticeLinkInvalid: () => 'Begin with / for a page of this site, or with https://',
  announcementTextMissing: () => 'Write what the bar says, or switch it off.',
  noticesChanged: () => 'Somebody else has changed this meanwhile. Load it again to see what they did.',
};

export function noticeSentence(problem: Problem<NoticeCode>): string {
  return lookUpSentence(noticeWording, problem);
}

/** What is read out when a popup has come, in the language of the page. */
export function popupOpenedText(title: string, language = 'en'): string {
  return inLanguage(notice, language).popupOpened(title);
}
