import type { Wording } from '@quoin/domain/languages';
import type { RestockCode, RestockFormWords } from './wording.ts';

/** What an Italian shop says to those who wait for something. */
export const restockWordingIt: Partial<Wording<RestockCode>> = {
  restockEmailBlank: 'Inserisci un indirizzo e-mail',
  restockEmailInvalid: 'Questo indirizzo e-mail non è valido',
  restockSubmitFailed: 'Non è stato possibile inviare il modulo. Riprova più tardi.',
  restockNotOffered: 'Qui non c’è nulla da aspettare: l’articolo è già in vendita, oppure non lo è più.',
  restockLinkDead: 'Questo link non è più valido. Iscriviti di nuovo nella pagina del prodotto.',
};

export const restockFormWordsIt: RestockFormWords = {
  heading: 'Ricevi un’e-mail quando torna',
  email: 'E-mail',
  join: 'Vorrei ricevere anche le novità di questo negozio',
  variant: 'Quale versione?',
  submit: 'Avvisami',
  submitting: 'Invio in corso…',
  signedUp: 'Fatto!',
  honeypot: 'Lascia vuoto questo campo',
};
