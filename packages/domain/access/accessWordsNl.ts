import type { Wording } from '@quoin/domain/languages';
import { PASSWORD_LENGTH } from './password.ts';
import type { PlainPageWords } from './plainPageWording.ts';
import { waitSentence } from './waitSentence.ts';
import type { AccessCode } from './wording.ts';
import { visitorWordingNl } from './wordingNl.ts';

/** What a Dutch site answers to requests and to those who sign in; what only people of the app read is English. */
export const accessSentencesNl: Partial<Wording<AccessCode>> = {
  ...visitorWordingNl,
  signInFailed: 'Het e-mailadres en het wachtwoord horen niet bij elkaar. Probeer het opnieuw.',
  signInNeeded: 'Log in om verder te gaan.',
  signInTooOften: ({ seconds }) => `Te veel inlogpogingen. ${waitSentence(seconds, 'nl')}`,
  emailInvalid: 'Dit is geen geldig e-mailadres',
  requestInvalid: 'Het verzoek was niet te begrijpen.',
  notFound: 'Dat bestaat hier niet.',
  methodNotAllowed: 'Dit adres beantwoordt zulke verzoeken niet.',
  bodyTooLarge: 'Het verzoek is te groot.',
  bodyNotJson: 'Het verzoek is geen geldige JSON.',
  bodyUnknownType: 'Stuur JSON of een formulier.',
  bodyCompressed: 'Gecomprimeerde verzoeken worden niet aangenomen.',
  bodyCutOff: 'Het verzoek brak halverwege af.',
  passwordTooShort: `Gebruik minstens ${PASSWORD_LENGTH.min} tekens.`,
  passwordTooLong: `Gebruik hoogstens ${PASSWORD_LENGTH.max} tekens.`,
  passwordTooCommon: 'Veel mensen gebruiken dit wachtwoord, dus het wordt als eerste geraden. Kies een ander.',
  passwordTooNear: 'Dit lijkt te veel op je naam, je adres of de naam van de site. Kies een ander.',
};

export const plainPageWordsNl: PlainPageWords = {
  titles: {
    tryAgain: 'Probeer het opnieuw',
    notFound: 'Niet gevonden',
    notPossible: 'Dat kan hier niet',
    wait: 'Een ogenblik geduld',
    failed: 'Dat is niet gelukt',
  },
  back: 'Terug naar het begin',
  fault: 'Er ging iets mis',
  faultText:
    'De pagina kon niet worden gemaakt. Dat ligt aan ons, niet aan jou, en het is genoteerd. Probeer het zo opnieuw.',
  reference: (id) => `Kenmerk ${id}`,
};
