import type { Wording } from '@quoin/domain/languages';
import type { FieldSentenceCode, FieldTexts } from './fieldWording.ts';
import type { FormTexts, OwnFormCode } from './wording.ts';

/** What visitors of a Spanish site read. */
export const fieldWordingEs: Wording<FieldSentenceCode> = {
  fieldRequired: 'Campo obligatorio',
  characterLimit: 'Hay demasiados caracteres.',
  emailNotValid: 'Esta dirección de correo no es válida',
  numberNotValid: 'Escribe un número.',
  dateNotValid: 'Escribe una fecha que exista.',
  timeNotValid: 'Escribe una hora, por ejemplo 9:30.',
  phoneNotValid: 'Escribe solo cifras.',
  optionNotOffered: 'Elige una de las opciones.',
  fieldsInvalid: 'Falta al menos un dato o no es válido. Revisa lo que has escrito.',
};

export const formWordingEs: Wording<OwnFormCode> = {
  formProcessingFailed: 'No se ha podido procesar el formulario. Vuelve a cargar la página.',
  unknownError: 'Error desconocido; inténtalo de nuevo más tarde.',
  formKeyMissing: 'No se ha podido preparar el formulario; inténtalo de nuevo más tarde.',
  formUnreadable: 'No se han podido leer los datos; revisa lo que has escrito.',
  submitNotAllowed: 'No se ha podido enviar el formulario. Inténtalo de nuevo más tarde.',
  formUnknown: 'Este formulario todavía no está configurado.',
  submissionRateLimit: 'Demasiados envíos. Inténtalo de nuevo más tarde.',
  sendFailed: 'No se ha podido enviar el formulario. Inténtalo de nuevo más tarde.',
};

export const fieldTextsEs: FieldTexts = {
  saving: 'Guardando…',
  scrollDown: 'Hay un problema en tu formulario. Mira más abajo.',
  scrollUp: 'Hay un problema en tu formulario. Mira más arriba.',
  choose: 'Elige una opción',
};

export const formTextsEs: FormTexts = {
  ...fieldTextsEs,
  submitting: 'Enviando…',
  emailHint: 'Las direcciones de correo tienen la forma nombre@dominio.es.',
  required: '(obligatorio)',
  notAnswered: 'n/d',
  honeypot: 'Deja este campo vacío',
  confirmByMail: 'Un paso más: abre el enlace de nuestro correo y tu mensaje nos llegará.',
  likert: {
    '-2': 'Muy en desacuerdo',
    '-1': 'En desacuerdo',
    '0': 'Neutral',
    '1': 'De acuerdo',
    '2': 'Muy de acuerdo',
  },
  parts: {
    First: 'Nombre',
    Last: 'Apellidos',
    Areacode: 'Prefijo',
    Prefix: '###',
    Line: '####',
    'phone.Country': 'País',
    Line1: 'Dirección',
    Line2: 'Piso, puerta, etc.',
    City: 'Ciudad',
    State: 'Provincia',
    Zip: 'Código postal',
    Country: 'País',
    Day: 'DD',
    Month: 'MM',
    Year: 'AAAA',
    Hour: 'Hora',
    Minute: 'Minuto',
    Second: 'Segundo',
    Ampm: 'a. m./p. m.',
  },
};
