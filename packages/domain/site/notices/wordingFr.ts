import type { NoticeWords } from './wording.ts';

/** What notices of a French site say of themselves. */
export const noticeWordsFr: NoticeWords = {
  popupOpened: (title) => `Un message s’est ouvert en bas de la page : ${title}`,
};
