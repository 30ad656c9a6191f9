import type { NoticeWords } from './wording.ts';

/** What notices of a Brazilian site say of themselves. */
export const noticeWordsPt: NoticeWords = {
  popupOpened: (title) => `Uma mensagem foi aberta no fim da página: ${title}`,
};
