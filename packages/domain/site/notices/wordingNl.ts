import type { NoticeWords } from './wording.ts';

/** What notices of a Dutch site say of themselves. */
export const noticeWordsNl: NoticeWords = {
  popupOpened: (title) => `Onderaan de pagina is een bericht geopend: ${title}`,
};
