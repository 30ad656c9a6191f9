import { countedIn, valueText, type Wording } from '@quoin/domain/languages';
import type { CommentCode } from './comment.ts';
import type { CommentWords } from './wording.ts';

const counted = countedIn('it');

/** What an Italian site says below its entries. */
export const commentSentencesIt: Partial<Wording<CommentCode>> = {
  commentNameMissing: 'Dicci il tuo nome.',
  commentNameTooLong: (values) => `Un nome può avere fino a ${valueText(values, 'max')} caratteri.`,
  commentEmailInvalid: 'Questo indirizzo e-mail non è valido.',
  commentEmailMissing: 'Dicci a quale indirizzo segnalare le risposte.',
  commentBodyMissing: 'Scrivi prima qualcosa.',
  commentBodyTooLong: (values) => `Un commento può avere fino a ${valueText(values, 'max')} caratteri.`,
  commentsClosed: 'Qui non si può più commentare.',
  commentRateLimit: 'Sono molti commenti in poco tempo. Riprova più tardi.',
};

export const commentWordsIt: CommentWords = {
  heading: (count) => (count === 0 ? 'Commenti' : counted(count, { one: '# commento', other: '# commenti' })),
  counted: (count) => (count === 0 ? 'Nessun commento' : counted(count, { one: '# commento', other: '# commenti' })),
  none: 'Nessuno ha ancora detto nulla.',
  write: 'Scrivi un commento',
  reply: 'Rispondi',
  replyTo: (name) => `Rispondi a ${name}`,
  name: 'Nome',
  email: 'E-mail',
  emailHint: 'Non viene mostrata e puoi lasciarla vuota.',
  wantsAnswers: 'Scrivetemi quando qualcuno risponde',
  staff: 'Redazione',
  body: 'Commento',
  send: 'Invia',
  honeypot: 'Lascia vuoto questo campo',
  sent: 'Grazie. Il tuo commento comparirà appena qualcuno l’avrà letto.',
  shown: 'Grazie per il tuo commento.',
  closed: 'Qui non si può più commentare.',
  show: 'Mostra i commenti',
};
