import type { Wording } from '@quoin/domain/languages';
import type { FieldSentenceCode, FieldTexts } from './fieldWording.ts';
import type { FormTexts, OwnFormCode } from './wording.ts';

/** What visitors of a Dutch site read. */
export const fieldWordingNl: Wording<FieldSentenceCode> = {
  fieldRequired: 'Verplicht veld',
  characterLimit: 'Dat zijn te veel tekens.',
  emailNotValid: 'Dit is geen geldig e-mailadres',
  numberNotValid: 'Vul een getal in.',
  dateNotValid: 'Vul een datum in die bestaat.',
  timeNotValid: 'Vul een tijd in, bijvoorbeeld 9:30.',
  phoneNotValid: 'Vul alleen cijfers in.',
  optionNotOffered: 'Kies een van de mogelijkheden.',
  fieldsInvalid: 'Er ontbreekt iets of er klopt iets niet. Controleer wat je hebt ingevuld.',
};

export const formWordingNl: Wording<OwnFormCode> = {
  formProcessingFailed: 'Het formulier kon niet worden verwerkt. Laad de pagina opnieuw.',
  unknownError: 'Onbekende fout, probeer het later opnieuw.',
  formKeyMissing: 'Het formulier kon niet worden voorbereid, probeer het later opnieuw.',
  formUnreadable: 'De gegevens konden niet worden gelezen, controleer wat je hebt ingevuld.',
  submitNotAllowed: 'Het formulier kon niet worden verstuurd. Probeer het later opnieuw.',
  formUnknown: 'Dit formulier is nog niet ingesteld.',
  submissionRateLimit: 'Te veel inzendingen. Probeer het later opnieuw.',
  sendFailed: 'Het formulier kon niet worden verstuurd. Probeer het later opnieuw.',
};

export const fieldTextsNl: FieldTexts = {
  saving: 'Opslaan…',
  scrollDown: 'Er klopt iets niet in je formulier. Kijk verder naar beneden.',
  scrollUp: 'Er klopt iets niet in je formulier. Kijk verder naar boven.',
  choose: 'Maak een keuze',
};

export const formTextsNl: FormTexts = {
  ...fieldTextsNl,
  submitting: 'Versturen…',
  emailHint: 'E-mailadressen zien eruit als naam@domein.nl.',
  required: '(verplicht)',
  notAnswered: 'n.v.t.',
  honeypot: 'Laat dit veld leeg',
  confirmByMail: 'Nog één stap: open de link in de e-mail, dan komt je bericht aan.',
  likert: {
    '-2': 'Helemaal mee oneens',
    '-1': 'Mee oneens',
    '0': 'Neutraal',
    '1': 'Mee eens',
    '2': 'Helemaal mee eens',
  },
  parts: {
    First: 'Voornaam',
    Last: 'Achternaam',
    Areacode: 'Netnummer',
    Prefix: '###',
    Line: '####',
    'phone.Country': 'Land',
    Line1: 'Straat en huisnummer',
    Line2: 'Toevoeging',
    City: 'Plaats',
    State: 'Provincie',
    Zip: 'Postcode',
    Country: 'Land',
    Day: 'DD',
    Month: 'MM',
    Year: 'JJJJ',
    Hour: 'Uur',
    Minute: 'Minuut',
    Second: 'Seconde',
    Ampm: 'AM/PM',
  },
};
