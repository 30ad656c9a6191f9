import type { NoticeWords } from './wording.ts';

/** What notices of an Italian site say of themselves. */
export const noticeWordsIt: NoticeWords = {
  popupOpened: (title) => `In fondo alla pagina si è aperto un messaggio: ${title}`,
};
