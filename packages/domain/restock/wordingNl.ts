import type { Wording } from '@quoin/domain/languages';
import type { RestockCode, RestockFormWords } from './wording.ts';

/** What a Dutch shop says to those who wait for something. */
export const restockWordingNl: Partial<Wording<RestockCode>> = {
  restockEmailBlank: 'Vul een e-mailadres in',
  restockEmailInvalid: 'Dit is geen geldig e-mailadres',
  restockSubmitFailed: 'Het formulier kon niet worden verstuurd. Probeer het later opnieuw.',
  restockNotOffered: 'Hier valt niets te wachten: het is al te koop, of het wordt niet meer verkocht.',
  restockLinkDead: 'Deze link werkt niet meer. Meld je opnieuw aan op de pagina van het product.',
};

export const restockFormWordsNl: RestockFormWords = {
  heading: 'Krijg een e-mail als het er weer is',
  email: 'E-mail',
  join: 'Stuur mij ook nieuws van deze winkel',
  variant: 'Welke uitvoering?',
  submit: 'Houd me op de hoogte',
  submitting: 'Versturen…',
  signedUp: 'Aangemeld!',
  honeypot: 'Laat dit veld leeg',
};
