import { countedIn, valueText, type Wording } from '@quoin/domain/languages';
import type { CommentCode } from './comment.ts';
import type { CommentWords } from './wording.ts';

const counted = countedIn('nl');

/** What a Dutch site says below its entries. */
export const commentSentencesNl: Partial<Wording<CommentCode>> = {
  commentNameMissing: 'Vul je naam in.',
  commentNameTooLong: (values) => `Een naam heeft hoogstens ${valueText(values, 'max')} tekens.`,
  commentEmailInvalid: 'Dit is geen geldig e-mailadres.',
  commentEmailMissing: 'Vul in naar welk adres bericht over antwoorden moet.',
  commentBodyMissing: 'Schrijf eerst iets.',
  commentBodyTooLong: (values) => `Een reactie heeft hoogstens ${valueText(values, 'max')} tekens.`,
  commentsClosed: 'Reageren kan hier niet meer.',
  commentRateLimit: 'Dat waren veel reacties in korte tijd. Probeer het later opnieuw.',
};

export const commentWordsNl: CommentWords = {
  heading: (count) => (count === 0 ? 'Reacties' : counted(count, { one: '# reactie', other: '# reacties' })),
  counted: (count) => (count === 0 ? 'Geen reacties' : counted(count, { one: '# reactie', other: '# reacties' })),
  none: 'Nog niemand heeft iets gezegd.',
  write: 'Reactie schrijven',
  reply: 'Antwoorden',
  replyTo: (name) => `${name} antwoorden`,
  name: 'Naam',
  email: 'E-mail',
  emailHint: 'Wordt niet getoond en mag leeg blijven.',
  wantsAnswers: 'Mail mij bij antwoorden',
  staff: 'Redactie',
  body: 'Reactie',
  send: 'Versturen',
  honeypot: 'Laat dit veld leeg',
  sent: 'Bedankt. Je reactie verschijnt zodra iemand haar heeft gelezen.',
  shown: 'Bedankt voor je reactie.',
  closed: 'Reageren kan hier niet meer.',
  show: 'Toon de reacties',
};
