import type { ScreenWords } from './wording.ts';

/** What screens of an Italian site say whose owner left it out. */
export const screenWordsIt: ScreenWords = {
  siteTitle: 'Questo sito è protetto',
  siteLead: 'Inserisci la password per entrare.',
  siteWrong: 'Questa non è la password del sito. Riprova.',
  comingTitle: 'Prossimamente',
  comingLead: 'Questo sito non è ancora aperto.',
  comingEntry: 'È il suo sito? Acceda per vederlo',
  signOnTitle: 'Accedi',
  signOnLead: 'Scegli il servizio con cui accedi.',
  signOnWith: (name) => `Continua con ${name}`,
  signOnNone: 'Per questo sito non è configurato alcun servizio di accesso.',
  back: 'Torna al sito',
  pause: 'Metti in pausa il filmato di sfondo',
  play: 'Avvia il filmato di sfondo',
  menu: 'Pagine',
  social: 'Altrove',
};
