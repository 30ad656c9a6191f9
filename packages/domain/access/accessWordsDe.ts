import type { Wording } from '@quoin/domain/languages';
import { PASSWORD_LENGTH } from './password.ts';
import type { PlainPageWords } from './plainPageWording.ts';
import { waitSentence } from './waitSentence.ts';
import type { AccessCode } from './wording.ts';
import { visitorWordingDe } from './wordingDe.ts';

/** What a German site answers to requests and to those who sign in; what only people of the app read is English. */
export const accessSentencesDe: Partial<Wording<AccessCode>> = {
  ...visitorWordingDe,
  signInFailed: 'E-Mail-Adresse und Passwort passen nicht zusammen. Bitte versuchen Sie es noch einmal.',
  signInNeeded: 'Bitte melden Sie sich an, um weiterzumachen.',
  signInTooOften: ({ seconds }) => `Das waren zu viele Versuche, sich anzumelden. ${waitSentence(seconds, 'de')}`,
  emailInvalid: 'Das ist keine gültige E-Mail-Adresse',
  requestInvalid: 'Die Anfrage war nicht zu verstehen.',
  notFound: 'Das gibt es hier nicht.',
  methodNotAllowed: 'Auf solche Anfragen antwortet diese Adresse nicht.',
  bodyTooLarge: 'Die Anfrage ist zu groß.',
  bodyNotJson: 'Die Anfrage ist kein gültiges JSON.',
  bodyUnknownType: 'Bitte schicken Sie JSON oder ein Formular.',
  bodyCompressed: 'Gepackte Anfragen werden nicht angenommen.',
  bodyCutOff: 'Die Anfrage endete mittendrin.',
  passwordTooShort: `Bitte nehmen Sie mindestens ${PASSWORD_LENGTH.min} Zeichen.`,
  passwordTooLong: `Bitte nehmen Sie höchstens ${PASSWORD_LENGTH.max} Zeichen.`,
  passwordTooCommon:
    'Viele Menschen verwenden dieses Passwort, darum wird es zuerst erraten. Bitte wählen Sie ein anderes.',
  passwordTooNear:
    'Das ist Ihrem Namen, Ihrer Adresse oder dem Namen der Website zu ähnlich. Bitte wählen Sie ein anderes.',
};

export const plainPageWordsDe: PlainPageWords = {
  titles: {
    tryAgain: 'Bitte versuchen Sie es noch einmal',
    notFound: 'Nicht gefunden',
    notPossible: 'Das geht hier nicht',
    wait: 'Einen Moment, bitte',
    failed: 'Das hat nicht geklappt',
  },
  back: 'Zurück zum Anfang',
  fault: 'Etwas ist schiefgegangen',
  faultText:
    'Die Seite ließ sich nicht erstellen. Das liegt an uns, nicht an Ihnen, und wir haben es vermerkt. Bitte versuchen Sie es gleich noch einmal.',
  reference: (id) => `Kennung ${id}`,
};
