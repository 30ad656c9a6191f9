import type { ScreenWords } from './wording.ts';

/** What screens of a Dutch site say whose owner left it out. */
export const screenWordsNl: ScreenWords = {
  siteTitle: 'Deze site is beveiligd',
  siteLead: 'Vul het wachtwoord in.',
  siteWrong: 'Dat is niet het wachtwoord van deze site. Probeer het opnieuw.',
  comingTitle: 'Binnenkort',
  comingLead: 'Deze site is nog niet open.',
  comingEntry: 'Is dit uw site? Log in om hem te zien',
  signOnTitle: 'Inloggen',
  signOnLead: 'Kies de dienst waarmee je inlogt.',
  signOnWith: (name) => `Verder met ${name}`,
  signOnNone: 'Voor deze site is geen inlogdienst ingesteld.',
  back: 'Naar de site',
  pause: 'Achtergrondfilm pauzeren',
  play: 'Achtergrondfilm afspelen',
  menu: 'Pagina’s',
  social: 'Elders',
};
