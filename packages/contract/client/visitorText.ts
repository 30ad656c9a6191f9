import { type VisitorCode, visitorSentence } from '@quoin/domain/access';

/** In the page's own language, as the server wrote it; English where there is no page. */
export function visitorText(code: VisitorCode): string {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return visitorSentence({ code }, language === '' ? 'en' : language);
}
