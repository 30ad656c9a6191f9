import { valueText, type Wording } from '@quoin/domain/languages';
import type { CommentCode } from './comment.ts';
import type { CommentWords } from './wording.ts';

/** What a German site says below its entries. */
export const commentSentencesDe: Partial<Wording<CommentCode>> = {
  commentNameMissing: 'Bitte sagen Sie uns Ihren Namen.',
  commentNameTooLong: (values) => `Ein Name kann bis zu ${valueText(values, 'max')} Zeichen haben.`,
  commentEmailInvalid: 'Das ist keine gültige E-Mail-Adresse.',
  commentEmailMissing: 'Sagen Sie uns, an welche Adresse wir bei Antworten schreiben.',
  commentBodyMissing: 'Bitte schreiben Sie zuerst etwas.',
  commentBodyTooLong: (values) => `Ein Kommentar kann bis zu ${valueText(values, 'max')} Zeichen haben.`,
  commentsClosed: 'Hier kann nicht mehr kommentiert werden.',
  commentRateLimit: 'Das waren viele Kommentare in kurzer Zeit. Bitte versuchen Sie es später noch einmal.',
};

export const commentWordsDe: CommentWords = {
  heading: (count) => (count === 0 ? 'Kommentare' : count === 1 ? '1 Kommentar' : `${count} Kommentare`),
  counted: (count) => `${count === 0 ? 'Keine' : count} Kommentar${count === 1 ? '' : 'e'}`,
  none: 'Noch hat niemand etwas gesagt.',
  write: 'Kommentar schreiben',
  reply: 'Antworten',
  replyTo: (name) => `${name} antworten`,
  name: 'Name',
  email: 'E-Mail',
  emailHint: 'Wird nicht gezeigt und kann leer bleiben.',
  wantsAnswers: 'Bei Antworten eine E-Mail an mich',
  staff: 'Team',
  body: 'Kommentar',
  send: 'Absenden',
  honeypot: 'Dieses Feld bitte leer lassen',
  sent: 'Danke. Ihr Kommentar erscheint, sobald ihn jemand gelesen hat.',
  shown: 'Danke für Ihren Kommentar.',
  closed: 'Hier kann nicht mehr kommentiert werden.',
  show: 'Kommentare zeigen',
};
