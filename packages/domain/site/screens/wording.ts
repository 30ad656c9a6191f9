import { inLanguage, type Translated } from '@quoin/domain/languages';

/** What screens say whose owner left it out. */
const screenWording = {
  siteTitle: 'This site is locked',
  siteLead: 'Enter the password to go in.',
  siteWrong: 'That is not the password of this site. Please try again.',
  signOnTitle: 'Sign in',
  signOnLead: 'Choose the service you sign in with.',
  signOnWith: (name: string) => `Continue with ${name}`,
  signOnNone: 'No sign-on service is set up for this site.',
  back: 'Back to the site',
  pause: 'Pause the background film',
  play: 'Play the background film',
  menu: 'Pages',
  social: 'Elsewhere',
} as const;

export type ScreenWords = Translated<typeof screenWording>;

const screenWordsDe: ScreenWords = {
  siteTitle: 'Diese Website ist geschützt',
  siteLead: 'Geben Sie das Passwort ein.',
  siteWrong: 'Das ist nicht das Passwort dieser Website. Bitte versuchen Sie es noch einmal.',
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

export function screenWords(language: string): ScreenWords {
  return inLanguage<ScreenWords>({ en: screenWording, de: screenWordsDe }, language);
}
