import type { LockedPageWords } from './pagePasswordWording.ts';

/** What a German site says in front of a page that is not for everybody. */
export const lockedPageWordsDe: LockedPageWords = {
  title: 'Diese Seite ist geschützt',
  lead: 'Geben Sie das Passwort der Seite ein.',
  password: 'Passwort',
  enter: 'Weiter',
  wrong: 'Das ist nicht das Passwort dieser Seite. Bitte versuchen Sie es noch einmal.',
  wait: (seconds) => `Zu viele Versuche. Bitte warten Sie ${seconds} Sekunden und versuchen Sie es noch einmal.`,
  membersTitle: 'Diese Seite ist nur für Mitglieder',
  membersLead: 'Melden Sie sich mit Ihrem Konto an, dann kommen Sie hierher zurück.',
  signIn: 'Anmelden',
};
