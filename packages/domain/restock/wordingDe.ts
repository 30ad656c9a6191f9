import type { Wording } from '@quoin/domain/languages';
import type { RestockCode, RestockFormWords } from './wording.ts';

/** What a German shop says to those who wait for something. */
export const restockWordingDe: Partial<Wording<RestockCode>> = {
  restockEmailBlank: 'Bitte geben Sie eine E-Mail-Adresse ein',
  restockEmailInvalid: 'Das ist keine gültige E-Mail-Adresse',
  restockSubmitFailed: 'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  restockNotOffered:
    'Hier gibt es nichts zu erwarten: Das gibt es schon zu kaufen, oder es wird hier nicht mehr verkauft.',
  restockLinkDead: 'Dieser Link gilt nicht mehr. Melden Sie sich auf der Seite des Produkts noch einmal an.',
};

export const restockFormWordsDe: RestockFormWords = {
  heading: 'Wir schreiben Ihnen, wenn es wieder da ist',
  email: 'E-Mail',
  join: 'Schicken Sie mir auch Neues aus diesem Laden',
  variant: 'Welche Ausführung?',
  submit: 'Bescheid geben',
  submitting: 'Wird gesendet …',
  signedUp: 'Angemeldet!',
  honeypot: 'Dieses Feld bitte leer lassen',
};
