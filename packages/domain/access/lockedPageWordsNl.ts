import type { LockedPageWords } from './pagePasswordWording.ts';

/** What a Dutch site says in front of a page that is not for everybody. */
export const lockedPageWordsNl: LockedPageWords = {
  title: 'Deze pagina is beveiligd',
  lead: 'Vul het wachtwoord in om verder te gaan.',
  password: 'Wachtwoord',
  enter: 'Verder',
  wrong: 'Dat is niet het wachtwoord van deze pagina. Probeer het opnieuw.',
  wait: (seconds) => `Te veel pogingen. Wacht ${seconds} seconden en probeer het opnieuw.`,
  membersTitle: 'Deze pagina is alleen voor leden',
  membersLead: 'Log in met je account, dan kom je hier terug.',
  signIn: 'Inloggen',
};
