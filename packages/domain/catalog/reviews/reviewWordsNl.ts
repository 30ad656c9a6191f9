import { countedIn, valueText, type Wording } from '@quoin/domain/languages';
import type { ReviewCode } from './review.ts';
import type { ReviewMailWords, ReviewPageWords, ReviewWords } from './wording.ts';

const counted = countedIn('nl');

/** What a Dutch shop says of reviews. */
export const reviewSentencesNl: Partial<Wording<ReviewCode>> = {
  reviewStarsMissing: 'Kies één tot vijf sterren.',
  reviewTitleTooLong: (values) => `Een titel mag hoogstens ${valueText(values, 'max')} tekens hebben.`,
  reviewBodyTooLong: (values) => `Een beoordeling mag hoogstens ${valueText(values, 'max')} tekens hebben.`,
  reviewNameMissing: 'Geef aan welke naam getoond wordt.',
  reviewNameTooLong: (values) => `De getoonde naam mag hoogstens ${valueText(values, 'max')} tekens hebben.`,
  reviewPictureUnreadable: 'Een van de foto’s kon niet worden gelezen. JPEG, PNG, WebP en HEIC zijn goed.',
  reviewPicturesTooLarge: 'De foto’s zijn te groot. Elke foto mag hoogstens 8 MB zijn.',
  reviewPicturesTooMany: (values) => `Een beoordeling mag hoogstens ${valueText(values, 'max')} foto’s hebben.`,
  reviewRateLimit: 'Je hebt in korte tijd veel beoordelingen verstuurd. Probeer het later opnieuw.',
  reviewAnswerTooLong: (values) => `Je antwoord mag hoogstens ${valueText(values, 'max')} tekens hebben.`,
};

export const reviewWordsNl: ReviewWords = {
  heading: 'Beoordelingen',
  counted: (count) => counted(count, { one: '# beoordeling', other: '# beoordelingen' }),
  stars: (average) => `${average} van 5 sterren`,
  verified: 'Geverifieerde aankoop',
  answer: (site) => `Antwoord van ${site}`,
  picture: (name) => `Foto van ${name}`,
  older: 'Oudere beoordelingen',
  newer: 'Nieuwere beoordelingen',
};

export const reviewPageWordsNl: ReviewPageWords = {
  title: 'Jouw beoordeling',
  lead: (number) => `Bestelling ${number}. Wat je hier schrijft, staat bij het product, onder de naam die je opgeeft.`,
  stars: 'Jouw sterren',
  star: (count) => counted(count, { one: '# ster', other: '# sterren' }),
  headline: 'Titel (optioneel)',
  body: 'Wat vind je ervan? (optioneel)',
  name: 'Getoonde naam',
  pictures: (most) => `Foto’s (optioneel, hoogstens ${most})`,
  picturesHint: 'JPEG, PNG, WebP of HEIC, elk hoogstens 8 MB. Iedereen kan ze zien.',
  removePicture: (index) => `Foto ${index} verwijderen`,
  send: 'Beoordeling versturen',
  change: 'Wijzigingen opslaan',
  shown: 'Bedankt. Je beoordeling staat op de productpagina.',
  waiting: 'Bedankt. Je beoordeling verschijnt zodra de winkel haar gelezen heeft.',
  toProduct: 'Naar het product',
  deadTitle: 'Deze link leidt nergens heen',
  deadLead: 'Van de bestelling waar hij bij hoort, valt niets meer te beoordelen.',
  stopTitle: 'Geen e-mails over beoordelingen meer?',
  stopLead: 'Na een bestelling vragen we één keer wat je ervan vindt.',
  stopButton: 'Deze e-mails stopzetten',
  stoppedTitle: 'Dat was de laatste',
  stoppedLead: 'We vragen je niet meer om beoordelingen.',
};

export const reviewMailWordsNl: ReviewMailWords = {
  subject: (site) => `Wat vind je van je bestelling bij ${site}?`,
  heading: 'Wat vind je ervan?',
  intro: (number) => `Je hebt je bestelling ${number} nu een tijdje. Jouw mening helpt anderen bij het kiezen.`,
  hint: 'Een paar sterren is genoeg. Woorden en foto’s zijn welkom.',
  button: 'Een beoordeling schrijven',
  stop: 'Geen e-mails over beoordelingen meer',
};
