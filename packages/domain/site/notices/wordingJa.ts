import type { NoticeWords } from './wording.ts';

/** What notices of a Japanese site say of themselves. */
export const noticeWordsJa: NoticeWords = {
  popupOpened: (title) => `ページの末尾にお知らせが開きました：${title}`,
};
