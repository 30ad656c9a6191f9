import type { Wording } from '@quoin/domain/languages';
import type { FieldSentenceCode, FieldTexts } from './fieldWording.ts';
import type { FormTexts, OwnFormCode } from './wording.ts';

/** What visitors of an Italian site read. */
export const fieldWordingIt: Wording<FieldSentenceCode> = {
  fieldRequired: 'Campo obbligatorio',
  characterLimit: 'I caratteri sono troppi.',
  emailNotValid: 'Questo indirizzo e-mail non è valido',
  numberNotValid: 'Inserisci un numero.',
  dateNotValid: 'Inserisci una data che esista.',
  timeNotValid: 'Inserisci un’ora, per esempio 9:30.',
  phoneNotValid: 'Inserisci solo cifre.',
  optionNotOffered: 'Scegli una delle opzioni.',
  fieldsInvalid: 'Manca almeno un dato o non è valido. Controlla ciò che hai inserito.',
};

export const formWordingIt: Wording<OwnFormCode> = {
  formProcessingFailed: 'Non è stato possibile elaborare il modulo. Ricarica la pagina.',
  unknownError: 'Errore sconosciuto, riprova più tardi.',
  formKeyMissing: 'Non è stato possibile preparare il modulo, riprova più tardi.',
  formUnreadable: 'Non è stato possibile leggere i dati, controlla ciò che hai inserito.',
  submitNotAllowed: 'Non è stato possibile inviare il modulo. Riprova più tardi.',
  formUnknown: 'Questo modulo non è ancora configurato.',
  submissionRateLimit: 'Troppi invii. Riprova più tardi.',
  sendFailed: 'Non è stato possibile inviare il modulo. Riprova più tardi.',
};

export const fieldTextsIt: FieldTexts = {
  saving: 'Salvataggio…',
  scrollDown: 'C’è un problema nel modulo. Guarda più in basso.',
  scrollUp: 'C’è un problema nel modulo. Guarda più in alto.',
  choose: 'Scegli',
};

export const formTextsIt: FormTexts = {
  ...fieldTextsIt,
  submitting: 'Invio in corso…',
  emailHint: 'Gli indirizzi e-mail hanno la forma nome@dominio.it.',
  required: '(obbligatorio)',
  notAnswered: 'n.d.',
  honeypot: 'Lascia vuoto questo campo',
  confirmByMail: 'Ancora un passo: apri il link nella nostra e-mail e il tuo messaggio ci arriverà.',
  likert: {
    '-2': 'Per niente d’accordo',
    '-1': 'In disaccordo',
    '0': 'Neutrale',
    '1': 'D’accordo',
    '2': 'Completamente d’accordo',
  },
  parts: {
    First: 'Nome',
    Last: 'Cognome',
    Areacode: 'Prefisso',
    Prefix: '###',
    Line: '####',
    'phone.Country': 'Paese',
    Line1: 'Indirizzo',
    Line2: 'Interno, scala, piano',
    City: 'Città',
    State: 'Provincia',
    Zip: 'CAP',
    Country: 'Paese',
    Day: 'GG',
    Month: 'MM',
    Year: 'AAAA',
    Hour: 'Ora',
    Minute: 'Minuto',
    Second: 'Secondo',
    Ampm: 'AM/PM',
  },
};
