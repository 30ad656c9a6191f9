import type { LockedPageWords } from './pagePasswordWording.ts';

/** What an Italian site says in front of a page that is not for everybody. */
export const lockedPageWordsIt: LockedPageWords = {
  title: 'Questa pagina è protetta',
  lead: 'Inserisci la sua password per continuare.',
  password: 'Password',
  enter: 'Continua',
  wrong: 'Questa non è la password della pagina. Riprova.',
  wait: (seconds) => `Troppi tentativi. Attendi ${seconds} secondi e riprova.`,
  membersTitle: 'Questa pagina è solo per i membri',
  membersLead: 'Accedi con il tuo account e tornerai qui.',
  signIn: 'Accedi',
};
