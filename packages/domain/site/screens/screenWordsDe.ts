import type { ScreenWords } from './wording.ts';

/** What screens of a German site say whose owner left it out. */
export const screenWordsDe: ScreenWords = {
  siteTitle: 'Diese Website ist geschützt',
  siteLead: 'Geben Sie das Passwort ein.',
  siteWrong: 'Das ist nicht das Passwort dieser Website. Bitte versuchen Sie es noch einmal.',
  comingTitle: 'Demnächst hier',
  comingLead: 'Diese Website ist noch nicht geöffnet.',
  comingEntry: 'Ist das Ihre Website? Melden Sie sich an, um sie zu sehen',
  signOnTitle: 'Anmelden',
  signOnLead: 'Wählen Sie den Dienst, mit dem Sie sich anmelden.',
  signOnWith: (name) => `Weiter mit ${name}`,
  signOnNone: 'Für diese Website ist kein Anmeldedienst eingerichtet.',
  back: 'Zur Website',
  pause: 'Film im Hintergrund anhalten',
  play: 'Film im Hintergrund abspielen',
  menu: 'Seiten',
  social: 'Anderswo',
};
