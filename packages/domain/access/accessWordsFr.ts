import type { Wording } from '@quoin/domain/languages';
import { PASSWORD_LENGTH } from './password.ts';
import type { PlainPageWords } from './plainPageWording.ts';
import { waitSentence } from './waitSentence.ts';
import type { AccessCode } from './wording.ts';
import { visitorWordingFr } from './wordingFr.ts';

/** What a French site answers to requests and to those who sign in; what only people of the app read is English. */
export const accessSentencesFr: Partial<Wording<AccessCode>> = {
  ...visitorWordingFr,
  signInFailed: 'L’adresse e-mail et le mot de passe ne correspondent pas. Veuillez réessayer.',
  signInNeeded: 'Veuillez vous connecter pour continuer.',
  signInTooOften: ({ seconds }) => `Trop de tentatives de connexion. ${waitSentence(seconds, 'fr')}`,
  emailInvalid: 'Cette adresse e-mail n’est pas valide',
  requestInvalid: 'Cette demande n’a pas pu être comprise.',
  notFound: 'Cela n’existe pas ici.',
  methodNotAllowed: 'Cette adresse n’accepte pas ce type de demande.',
  bodyTooLarge: 'La demande est trop volumineuse.',
  bodyNotJson: 'La demande n’est pas du JSON valide.',
  bodyUnknownType: 'Veuillez envoyer du JSON ou un formulaire.',
  bodyCompressed: 'Les demandes compressées ne sont pas acceptées.',
  bodyCutOff: 'La demande s’est interrompue en cours de route.',
  passwordTooShort: `Veuillez utiliser au moins ${PASSWORD_LENGTH.min} caractères.`,
  passwordTooLong: `Veuillez utiliser au plus ${PASSWORD_LENGTH.max} caractères.`,
  passwordTooCommon:
    'Ce mot de passe est très répandu : c’est l’un des premiers que l’on essaie. Veuillez en choisir un autre.',
  passwordTooNear:
    'Ce mot de passe ressemble trop à votre nom, à votre adresse ou au nom du site. Veuillez en choisir un autre.',
};

export const plainPageWordsFr: PlainPageWords = {
  titles: {
    tryAgain: 'Veuillez réessayer',
    notFound: 'Page introuvable',
    notPossible: 'Ce n’est pas possible ici',
    wait: 'Un instant, s’il vous plaît',
    failed: 'Cela n’a pas fonctionné',
  },
  back: 'Retour à l’accueil',
  fault: 'Une erreur s’est produite',
  faultText:
    'La page n’a pas pu être préparée. Le problème vient de chez nous, et nous en avons pris note. Veuillez réessayer dans un instant.',
  reference: (id) => `Référence ${id}`,
};
