import { countedIn, valueText, type Wording } from '@quoin/domain/languages';
import type { ReviewCode } from './review.ts';
import type { ReviewMailWords, ReviewPageWords, ReviewWords } from './wording.ts';

const counted = countedIn('fr');

/** What a French shop says of reviews. */
export const reviewSentencesFr: Partial<Wording<ReviewCode>> = {
  reviewStarsMissing: 'Choisissez une à cinq étoiles.',
  reviewTitleTooLong: (values) => `Un titre peut compter jusqu’à ${valueText(values, 'max')} caractères.`,
  reviewBodyTooLong: (values) => `Un avis peut compter jusqu’à ${valueText(values, 'max')} caractères.`,
  reviewNameMissing: 'Indiquez le nom à afficher.',
  reviewNameTooLong: (values) => `Le nom affiché peut compter jusqu’à ${valueText(values, 'max')} caractères.`,
  reviewPictureUnreadable: 'L’une des images n’a pas pu être lue. Les formats JPEG, PNG, WebP et HEIC conviennent.',
  reviewPicturesTooLarge: 'Les images sont trop lourdes. Chacune peut faire jusqu’à 8 Mo.',
  reviewPicturesTooMany: (values) => `Un avis peut avoir jusqu’à ${valueText(values, 'max')} images.`,
  reviewRateLimit: 'Vous avez envoyé beaucoup d’avis en peu de temps. Veuillez réessayer plus tard.',
  reviewAnswerTooLong: (values) => `Votre réponse peut compter jusqu’à ${valueText(values, 'max')} caractères.`,
};

export const reviewWordsFr: ReviewWords = {
  heading: 'Avis',
  counted: (count) => counted(count, { one: '# avis', other: '# avis' }),
  stars: (average) => `${average} étoiles sur 5`,
  verified: 'Achat vérifié',
  answer: (site) => `Réponse de ${site}`,
  picture: (name) => `Image de ${name}`,
  older: 'Avis plus anciens',
  newer: 'Avis plus récents',
};

export const reviewPageWordsFr: ReviewPageWords = {
  title: 'Votre avis',
  lead: (number) =>
    `Commande ${number}. Ce que vous écrivez ici s’affiche avec le produit, sous le nom que vous indiquez.`,
  stars: 'Votre note',
  star: (count) => counted(count, { one: '# étoile', other: '# étoiles' }),
  headline: 'Titre (facultatif)',
  body: 'Qu’en pensez-vous ? (facultatif)',
  name: 'Nom affiché',
  pictures: (most) => `Images (facultatif, ${most} au plus)`,
  picturesHint: 'JPEG, PNG, WebP ou HEIC, jusqu’à 8 Mo chacune. Tout le monde les voit.',
  removePicture: (index) => `Retirer l’image ${index}`,
  send: 'Envoyer l’avis',
  change: 'Enregistrer les modifications',
  shown: 'Merci. Votre avis figure sur la page du produit.',
  waiting: 'Merci. Votre avis apparaîtra dès que la boutique l’aura lu.',
  toProduct: 'Voir le produit',
  deadTitle: 'Ce lien ne mène nulle part',
  deadLead: 'Plus rien de la commande concernée ne peut faire l’objet d’un avis.',
  stopTitle: 'Ne plus recevoir d’e-mails au sujet des avis ?',
  stopLead: 'Nous écrivons une fois après une commande pour savoir ce que vous en pensez.',
  stopButton: 'Ne plus recevoir ces e-mails',
  stoppedTitle: 'C’était le dernier',
  stoppedLead: 'Nous ne vous demanderons plus d’avis.',
};

export const reviewMailWordsFr: ReviewMailWords = {
  subject: (site) => `Que pensez-vous de votre commande chez ${site} ?`,
  heading: 'Qu’en pensez-vous ?',
  intro: (number) =>
    `Vous avez votre commande ${number} depuis quelque temps. Votre avis aide d’autres personnes à choisir.`,
  hint: 'Quelques étoiles suffisent. Les mots et les images sont les bienvenus.',
  button: 'Écrire un avis',
  stop: 'Ne plus recevoir d’e-mails au sujet des avis',
};
