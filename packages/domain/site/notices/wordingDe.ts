import type { NoticeWords } from './wording.ts';

/** What notices of a German site say of themselves. */
export const noticeWordsDe: NoticeWords = {
  popupOpened: (title) => `Am Ende der Seite hat sich eine Nachricht geöffnet: ${title}`,
};
