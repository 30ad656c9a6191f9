import { countedIn, valueText, type Wording } from '@quoin/domain/languages';
import type { ReviewCode } from './review.ts';
import type { ReviewMailWords, ReviewPageWords, ReviewWords } from './wording.ts';

const counted = countedIn('de');

/** What a German shop says of reviews. */
export const reviewSentencesDe: Partial<Wording<ReviewCode>> = {
  reviewStarsMissing: 'Wählen Sie einen bis fünf Sterne.',
  reviewTitleTooLong: (values) => `Ein Titel kann bis zu ${valueText(values, 'max')} Zeichen haben.`,
  reviewBodyTooLong: (values) => `Eine Bewertung kann bis zu ${valueText(values, 'max')} Zeichen haben.`,
  reviewNameMissing: 'Nennen Sie uns den Namen, der gezeigt werden soll.',
  reviewNameTooLong: (values) => `Der gezeigte Name kann bis zu ${valueText(values, 'max')} Zeichen haben.`,
  reviewPictureUnreadable: 'Eines der Bilder ließ sich nicht lesen. JPEG, PNG, WebP und HEIC gehen.',
  reviewPicturesTooLarge: 'Die Bilder sind zu groß. Jedes darf bis zu 8 MB haben.',
  reviewPicturesTooMany: (values) => `Eine Bewertung kann bis zu ${valueText(values, 'max')} Bilder haben.`,
  reviewRateLimit: 'Sie haben in kurzer Zeit viele Bewertungen gesendet. Bitte versuchen Sie es später noch einmal.',
  reviewAnswerTooLong: (values) => `Ihre Antwort kann bis zu ${valueText(values, 'max')} Zeichen haben.`,
};

export const reviewWordsDe: ReviewWords = {
  heading: 'Bewertungen',
  counted: (count) => counted(count, { one: '# Bewertung', other: '# Bewertungen' }),
  stars: (average) => `${average} von 5 Sternen`,
  verified: 'Verifizierter Kauf',
  answer: (site) => `Antwort von ${site}`,
  picture: (name) => `Bild von ${name}`,
  older: 'Ältere Bewertungen',
  newer: 'Neuere Bewertungen',
};

export const reviewPageWordsDe: ReviewPageWords = {
  title: 'Ihre Bewertung',
  lead: (number) =>
    `Bestellung ${number}. Was Sie hier schreiben, steht beim Produkt, unter dem Namen, den Sie angeben.`,
  stars: 'Ihre Sterne',
  star: (count) => counted(count, { one: '# Stern', other: '# Sterne' }),
  headline: 'Titel (optional)',
  body: 'Was halten Sie davon? (optional)',
  name: 'Gezeigter Name',
  pictures: (most) => `Bilder (optional, bis zu ${most})`,
  picturesHint: 'JPEG, PNG, WebP oder HEIC, je bis zu 8 MB. Alle können sie sehen.',
  removePicture: (index) => `Bild ${index} entfernen`,
  send: 'Bewertung senden',
  change: 'Änderungen speichern',
  shown: 'Danke. Ihre Bewertung steht auf der Produktseite.',
  waiting: 'Danke. Ihre Bewertung erscheint, sobald der Shop sie gelesen hat.',
  toProduct: 'Zum Produkt',
  deadTitle: 'Dieser Link führt nirgendwohin',
  deadLead: 'Von der Bestellung, zu der er gehört, lässt sich nichts mehr bewerten.',
  stopTitle: 'Keine E-Mails zu Bewertungen mehr?',
  stopLead: 'Nach einer Bestellung fragen wir einmal, wie sie Ihnen gefällt.',
  stopButton: 'Diese E-Mails abbestellen',
  stoppedTitle: 'Das war die letzte',
  stoppedLead: 'Wir bitten Sie nicht mehr um Bewertungen.',
};

export const reviewMailWordsDe: ReviewMailWords = {
  subject: (site) => `Wie gefällt Ihnen Ihre Bestellung bei ${site}?`,
  heading: 'Wie gefällt es Ihnen?',
  intro: (number) =>
    `Ihre Bestellung ${number} ist nun eine Weile bei Ihnen. Ihre Meinung hilft anderen bei der Auswahl.`,
  hint: 'Ein paar Sterne genügen. Worte und Bilder sind willkommen.',
  button: 'Bewertung schreiben',
  stop: 'Keine E-Mails zu Bewertungen mehr',
};
