import { countedIn, valueText, type Wording } from '@quoin/domain/languages';
import type { ReviewCode } from './review.ts';
import type { ReviewMailWords, ReviewPageWords, ReviewWords } from './wording.ts';

const counted = countedIn('it');

/** What an Italian shop says of reviews. */
export const reviewSentencesIt: Partial<Wording<ReviewCode>> = {
  reviewStarsMissing: 'Scegli da una a cinque stelle.',
  reviewTitleTooLong: (values) => `Un titolo può avere fino a ${valueText(values, 'max')} caratteri.`,
  reviewBodyTooLong: (values) => `Una recensione può avere fino a ${valueText(values, 'max')} caratteri.`,
  reviewNameMissing: 'Indica il nome da mostrare.',
  reviewNameTooLong: (values) => `Il nome mostrato può avere fino a ${valueText(values, 'max')} caratteri.`,
  reviewPictureUnreadable: 'Non è stato possibile leggere una delle immagini. Vanno bene JPEG, PNG, WebP e HEIC.',
  reviewPicturesTooLarge: 'Le immagini sono troppo grandi. Ognuna può avere fino a 8 MB.',
  reviewPicturesTooMany: (values) => `Una recensione può avere fino a ${valueText(values, 'max')} immagini.`,
  reviewRateLimit: 'Hai inviato molte recensioni in poco tempo. Riprova più tardi.',
  reviewAnswerTooLong: (values) => `La tua risposta può avere fino a ${valueText(values, 'max')} caratteri.`,
};

export const reviewWordsIt: ReviewWords = {
  heading: 'Recensioni',
  counted: (count) => counted(count, { one: '# recensione', other: '# recensioni' }),
  stars: (average) => `${average} stelle su 5`,
  verified: 'Acquisto verificato',
  answer: (site) => `Risposta di ${site}`,
  picture: (name) => `Immagine di ${name}`,
  older: 'Recensioni precedenti',
  newer: 'Recensioni più recenti',
};

export const reviewPageWordsIt: ReviewPageWords = {
  title: 'La tua recensione',
  lead: (number) => `Ordine ${number}. Quello che scrivi qui viene mostrato con il prodotto, con il nome che indichi.`,
  stars: 'La tua valutazione',
  star: (count) => counted(count, { one: '# stella', other: '# stelle' }),
  headline: 'Titolo (facoltativo)',
  body: 'Che cosa ne pensi? (facoltativo)',
  name: 'Nome mostrato',
  pictures: (most) => `Immagini (facoltative, fino a ${most})`,
  picturesHint: 'JPEG, PNG, WebP o HEIC, fino a 8 MB ciascuna. Le vedono tutti.',
  removePicture: (index) => `Rimuovi l’immagine ${index}`,
  send: 'Invia la recensione',
  change: 'Salva le modifiche',
  shown: 'Grazie. La tua recensione è sulla pagina del prodotto.',
  waiting: 'Grazie. La tua recensione apparirà quando il negozio l’avrà letta.',
  toProduct: 'Vai al prodotto',
  deadTitle: 'Questo link non porta da nessuna parte',
  deadLead: 'Dell’ordine a cui appartiene non si può più recensire nulla.',
  stopTitle: 'Non vuoi più email sulle recensioni?',
  stopLead: 'Dopo un ordine scriviamo una volta per chiederti che cosa ne pensi.',
  stopButton: 'Non ricevere più queste email',
  stoppedTitle: 'Questa era l’ultima',
  stoppedLead: 'Non ti chiederemo più recensioni.',
};

export const reviewMailWordsIt: ReviewMailWords = {
  subject: (site) => `Che cosa ne pensi del tuo ordine da ${site}?`,
  heading: 'Che cosa ne pensi?',
  intro: (number) => `Hai il tuo ordine ${number} già da un po’. La tua opinione aiuta altri a scegliere.`,
  hint: 'Bastano alcune stelle. Parole e immagini sono benvenute.',
  button: 'Scrivi una recensione',
  stop: 'Niente più email sulle recensioni',
};
