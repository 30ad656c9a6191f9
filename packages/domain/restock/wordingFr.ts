import type { Wording } from '@quoin/domain/languages';
import type { RestockCode, RestockFormWords } from './wording.ts';

/** What a French shop says to those who wait for something. */
export const restockWordingFr: Partial<Wording<RestockCode>> = {
  restockEmailBlank: 'Veuillez saisir une adresse e-mail',
  restockEmailInvalid: 'Cette adresse e-mail n’est pas valide',
  restockSubmitFailed: 'Le formulaire n’a pas pu être envoyé. Veuillez réessayer plus tard.',
  restockNotOffered: 'Il n’y a rien à attendre ici : cet article est déjà en vente, ou ne l’est plus.',
  restockLinkDead: 'Ce lien n’est plus valable. Inscrivez-vous de nouveau sur la page du produit.',
};

export const restockFormWordsFr: RestockFormWords = {
  heading: 'Recevoir un e-mail au retour en stock',
  email: 'E-mail',
  join: 'M’envoyer aussi les nouvelles de cette boutique',
  variant: 'Quelle version ?',
  submit: 'Me prévenir',
  submitting: 'Envoi…',
  signedUp: 'C’est noté !',
  honeypot: 'Laissez ce champ vide',
};
