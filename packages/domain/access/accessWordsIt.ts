import type { Wording } from '@quoin/domain/languages';
import { PASSWORD_LENGTH } from './password.ts';
import type { PlainPageWords } from './plainPageWording.ts';
import { waitSentence } from './waitSentence.ts';
import type { AccessCode } from './wording.ts';
import { visitorWordingIt } from './wordingIt.ts';

/** What an Italian site answers to requests and to those who sign in; what only people of the app read is English. */
export const accessSentencesIt: Partial<Wording<AccessCode>> = {
  ...visitorWordingIt,
  signInFailed: 'L’indirizzo e-mail e la password non corrispondono. Riprova.',
  signInNeeded: 'Accedi per continuare.',
  signInTooOften: ({ seconds }) => `Troppi tentativi di accesso. ${waitSentence(seconds, 'it')}`,
  emailInvalid: 'Questo indirizzo e-mail non è valido',
  requestInvalid: 'La richiesta non è comprensibile.',
  notFound: 'Qui non c’è.',
  methodNotAllowed: 'Questo indirizzo non accetta richieste di questo tipo.',
  bodyTooLarge: 'La richiesta è troppo grande.',
  bodyNotJson: 'La richiesta non è un JSON valido.',
  bodyUnknownType: 'Invia JSON o un modulo.',
  bodyCompressed: 'Le richieste compresse non sono accettate.',
  bodyCutOff: 'La richiesta si è interrotta a metà.',
  passwordTooShort: `Usa almeno ${PASSWORD_LENGTH.min} caratteri.`,
  passwordTooLong: `Usa al massimo ${PASSWORD_LENGTH.max} caratteri.`,
  passwordTooCommon: 'Molte persone usano questa password, quindi è tra le prime a essere provate. Scegline un’altra.',
  passwordTooNear: 'È troppo simile al tuo nome, al tuo indirizzo o al nome del sito. Scegline un’altra.',
};

export const plainPageWordsIt: PlainPageWords = {
  titles: {
    tryAgain: 'Riprova',
    notFound: 'Pagina non trovata',
    notPossible: 'Qui non è possibile',
    wait: 'Un momento, per favore',
    failed: 'Non ha funzionato',
  },
  back: 'Torna all’inizio',
  fault: 'Qualcosa è andato storto',
  faultText:
    'Non è stato possibile preparare la pagina. Il problema è nostro, non tuo, e ne abbiamo preso nota. Riprova tra un momento.',
  reference: (id) => `Riferimento ${id}`,
};
