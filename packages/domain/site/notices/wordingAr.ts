import type { NoticeWords } from './wording.ts';

/** What notices of an Arabic site say of themselves. */
export const noticeWordsAr: NoticeWords = {
  popupOpened: (title) => `فُتحت رسالة في نهاية الصفحة: ${title}`,
};
