import type { Wording } from '@quoin/domain/languages';
import type { FieldSentenceCode, FieldTexts } from './fieldWording.ts';
import type { FormTexts, OwnFormCode } from './wording.ts';

/** What visitors of a German site read. */
export const fieldWordingDe: Wording<FieldSentenceCode> = {
  fieldRequired: 'Pflichtfeld',
  characterLimit: 'Das sind zu viele Zeichen.',
  emailNotValid: 'Das ist keine gültige E-Mail-Adresse',
  numberNotValid: 'Bitte geben Sie eine Zahl ein.',
  dateNotValid: 'Bitte geben Sie ein Datum ein, das es gibt.',
  timeNotValid: 'Bitte geben Sie eine Uhrzeit ein, zum Beispiel 9:30.',
  phoneNotValid: 'Bitte geben Sie nur Ziffern ein.',
  optionNotOffered: 'Bitte wählen Sie eine der Möglichkeiten.',
  fieldsInvalid: 'Mindestens eine Angabe fehlt oder stimmt nicht. Bitte prüfen Sie Ihre Eingaben.',
};

export const formWordingDe: Wording<OwnFormCode> = {
  formProcessingFailed: 'Das Formular konnte nicht verarbeitet werden. Bitte laden Sie die Seite neu.',
  unknownError: 'Unbekannter Fehler, bitte versuchen Sie es später noch einmal.',
  formKeyMissing: 'Das Formular konnte nicht vorbereitet werden, bitte versuchen Sie es später noch einmal.',
  formUnreadable: 'Die Angaben konnten nicht gelesen werden, bitte prüfen Sie Ihre Eingaben.',
  submitNotAllowed: 'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  formUnknown: 'Dieses Formular ist noch nicht eingerichtet.',
  submissionRateLimit: 'Zu viele Einsendungen. Bitte versuchen Sie es später noch einmal.',
  sendFailed: 'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
};

export const fieldTextsDe: FieldTexts = {
  saving: 'Wird gespeichert …',
  scrollDown: 'Mit Ihrem Formular stimmt etwas nicht. Bitte sehen Sie weiter unten nach.',
  scrollUp: 'Mit Ihrem Formular stimmt etwas nicht. Bitte sehen Sie weiter oben nach.',
  choose: 'Bitte wählen',
};

export const formTextsDe: FormTexts = {
  ...fieldTextsDe,
  submitting: 'Wird gesendet …',
  emailHint: 'E-Mail-Adressen haben die Form name@domain.de.',
  required: '(Pflichtfeld)',
  notAnswered: 'k. A.',
  honeypot: 'Dieses Feld bitte leer lassen',
  confirmByMail: 'Noch ein Schritt: Bitte öffnen Sie den Link in unserer E-Mail, dann erreicht uns Ihre Nachricht.',
  likert: {
    '-2': 'Stimme gar nicht zu',
    '-1': 'Stimme nicht zu',
    '0': 'Neutral',
    '1': 'Stimme zu',
    '2': 'Stimme voll zu',
  },
  parts: {
    First: 'Vorname',
    Last: 'Nachname',
    Areacode: 'Vorwahl',
    Prefix: '###',
    Line: '####',
    'phone.Country': 'Land',
    Line1: 'Straße und Hausnummer',
    Line2: 'Adresszusatz',
    City: 'Ort',
    State: 'Bundesland',
    Zip: 'Postleitzahl',
    Country: 'Land',
    Day: 'TT',
    Month: 'MM',
    Year: 'JJJJ',
    Hour: 'Stunde',
    Minute: 'Minute',
    Second: 'Sekunde',
    Ampm: 'AM/PM',
  },
};
