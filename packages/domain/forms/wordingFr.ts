import type { Wording } from '@quoin/domain/languages';
import type { FieldSentenceCode, FieldTexts } from './fieldWording.ts';
import type { FormTexts, OwnFormCode } from './wording.ts';

/** What visitors of a French site read. */
export const fieldWordingFr: Wording<FieldSentenceCode> = {
  fieldRequired: 'Champ obligatoire',
  characterLimit: 'Il y a trop de caractères.',
  emailNotValid: 'Cette adresse e-mail n’est pas valide',
  numberNotValid: 'Veuillez saisir un nombre.',
  dateNotValid: 'Veuillez saisir une date qui existe.',
  timeNotValid: 'Veuillez saisir une heure, par exemple 9:30.',
  phoneNotValid: 'Veuillez saisir uniquement des chiffres.',
  optionNotOffered: 'Veuillez choisir l’une des réponses proposées.',
  fieldsInvalid: 'Au moins une réponse manque ou n’est pas valide. Veuillez vérifier votre saisie.',
};

export const formWordingFr: Wording<OwnFormCode> = {
  formProcessingFailed: 'Le formulaire n’a pas pu être traité. Veuillez recharger la page.',
  unknownError: 'Erreur inconnue, veuillez réessayer plus tard.',
  formKeyMissing: 'Le formulaire n’a pas pu être préparé, veuillez réessayer plus tard.',
  formUnreadable: 'Vos réponses n’ont pas pu être lues, veuillez vérifier votre saisie.',
  submitNotAllowed: 'Le formulaire n’a pas pu être envoyé. Veuillez réessayer plus tard.',
  formUnknown: 'Ce formulaire n’est pas encore configuré.',
  submissionRateLimit: 'Trop d’envois. Veuillez réessayer plus tard.',
  sendFailed: 'Le formulaire n’a pas pu être envoyé. Veuillez réessayer plus tard.',
};

export const fieldTextsFr: FieldTexts = {
  saving: 'Enregistrement…',
  scrollDown: 'Votre formulaire contient une erreur. Veuillez regarder plus bas.',
  scrollUp: 'Votre formulaire contient une erreur. Veuillez regarder plus haut.',
  choose: 'Veuillez choisir',
};

export const formTextsFr: FormTexts = {
  ...fieldTextsFr,
  submitting: 'Envoi…',
  emailHint: 'Une adresse e-mail a la forme nom@domaine.fr.',
  required: '(obligatoire)',
  notAnswered: 'n. c.',
  honeypot: 'Laissez ce champ vide',
  confirmByMail: 'Encore une étape : ouvrez le lien de notre e-mail, et votre message nous parviendra.',
  likert: {
    '-2': 'Pas du tout d’accord',
    '-1': 'Pas d’accord',
    '0': 'Neutre',
    '1': 'D’accord',
    '2': 'Tout à fait d’accord',
  },
  parts: {
    First: 'Prénom',
    Last: 'Nom',
    Areacode: 'Indicatif',
    Prefix: '###',
    Line: '####',
    'phone.Country': 'Pays',
    Line1: 'Adresse',
    Line2: 'Complément d’adresse',
    City: 'Ville',
    State: 'Région',
    Zip: 'Code postal',
    Country: 'Pays',
    Day: 'JJ',
    Month: 'MM',
    Year: 'AAAA',
    Hour: 'Heure',
    Minute: 'Minute',
    Second: 'Seconde',
    Ampm: 'AM/PM',
  },
};
