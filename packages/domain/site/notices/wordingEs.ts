import type { NoticeWords } from './wording.ts';

/** What notices of a Spanish site say of themselves. */
export const noticeWordsEs: NoticeWords = {
  popupOpened: (title) => `Se ha abierto un mensaje al final de la página: ${title}`,
};
