import { valueText, type Wording, type WordingValues } from '@quoin/domain/languages';
import type { OrdersCode } from './wording.ts';
import type { CheckoutWords } from './words/pageWords.ts';

/** Labels of address fields by their English ones: forms and the sentences about them say the same. */
export const addressLabelsFr: Readonly<Record<string, string>> = {
  'Full name': 'Prénom et nom',
  Address: 'Adresse',
  'Apartment, suite, floor': 'Appartement, bâtiment, étage',
  City: 'Ville',
  'City or ward': 'Ville ou arrondissement',
  'Town or city': 'Ville ou commune',
  Suburb: 'Localité',
  'Postal code': 'Code postal',
  'ZIP code': 'Code postal (ZIP)',
  Postcode: 'Code postal',
  Eircode: 'Code postal (Eircode)',
  'CEP (postal code)': 'Code postal (CEP)',
  State: 'État',
  Province: 'Province ou territoire',
  County: 'Comté',
  Prefecture: 'Préfecture',
  Region: 'Région',
  'State, province or region': 'État, province ou région',
  Phone: 'Téléphone',
};

function label(values: WordingValues): string {
  const english = valueText(values, 'label');
  return addressLabelsFr[english] ?? english;
}

/** Why something of an order does not go on, as French buyers read it. What only owners read is English. */
export const ordersWordingFr: Partial<Wording<OrdersCode>> = {
  emailMissing: 'Veuillez saisir votre adresse e-mail.',
  emailInvalid: 'Veuillez saisir une adresse e-mail, par exemple nom@example.com.',
  countryUnknown: 'Veuillez choisir un pays.',
  addressPartMissing: (values) => `${label(values)} : ce champ est obligatoire.`,
  addressPartTooLong: (values) => `${label(values)} : c’est trop long.`,
  postalCodeInvalid: (values) => `${label(values)} : le format attendu est du type ${valueText(values, 'example')}.`,
  regionUnknown: (values) => `${label(values)} : veuillez choisir dans la liste.`,
  cardNumberMissing: 'Veuillez saisir le numéro de votre carte.',
  cardNumberInvalid: 'Veuillez vérifier le numéro de carte : il ne semble pas correct.',
  expiryMissing: 'Veuillez saisir la date d’expiration de votre carte.',
  expiryInvalid: 'Veuillez saisir le mois et l’année, par exemple 04/29.',
  cardExpired: 'Cette carte a expiré. Veuillez en utiliser une autre.',
  cvcMissing: 'Veuillez saisir le cryptogramme de votre carte.',
  cvcInvalid: 'Le cryptogramme comporte 3 ou 4 chiffres.',
  answerMissing: (values) => `Veuillez répondre : ${valueText(values, 'label')}`,
  answerTooLong: (values) => `C’est trop long : ${valueText(values, 'label')}`,
  answerNotOffered: (values) => `Veuillez choisir dans la liste : ${valueText(values, 'label')}.`,
  answerNoDate: (values) => `Veuillez saisir une date : ${valueText(values, 'label')}.`,
  cardDeclined: 'Votre carte a été refusée. Rien n’a été débité. Veuillez en essayer une autre.',
  insufficientFunds:
    'Votre carte n’est pas suffisamment approvisionnée. Rien n’a été débité. Veuillez en essayer une autre.',
  actionFailed: 'Votre banque n’a pas confirmé le paiement. Rien n’a été débité. Veuillez réessayer.',
  walletDeclined:
    'PayPal n’a pas accepté le paiement. Rien n’a été débité. Choisissez-y un autre moyen de paiement, ou un autre ici.',
  paymentTurnedBack: 'Vous êtes revenu avant d’avoir payé. Rien n’a été débité.',
  paymentMethodGone: 'Ce moyen de paiement n’est plus proposé. Veuillez en choisir un autre.',
  paymentUnavailable: 'Le paiement n’a pas pu commencer. Rien n’a été débité. Veuillez réessayer.',
  paymentNeedsReview: 'Nous vérifions votre paiement et vous écrirons. Veuillez ne pas payer une seconde fois.',
  paymentPending: 'Votre paiement est en cours de traitement. Veuillez patienter un instant.',
  idempotencyKeyReused: 'Cette tentative de paiement a déjà servi. Veuillez recharger la page, puis réessayer.',
  alreadyPurchased: 'Ce panier a déjà été commandé.',
  cartEmpty: 'Votre panier est vide.',
  outOfStock: (values) =>
    `Désolé, il ne reste pas assez de « ${valueText(values, 'title')} ». Veuillez modifier votre panier.`,
  checkoutIncomplete: 'Veuillez d’abord remplir les étapes ci-dessus.',
  amountTooLarge: 'Ce montant est trop élevé pour une seule commande.',
  priceChanged: (values) =>
    `Le total est passé de ${valueText(values, 'from')} à ${valueText(values, 'to')}. Veuillez le vérifier, puis payer de nouveau.`,
  addressBookFull: (values) => `Vous pouvez conserver au plus ${valueText(values, 'max')} adresses.`,
  addressAlreadySaved: 'Vous avez déjà enregistré cette adresse.',
  savedAddressUnknown: 'Nous ne trouvons pas cette adresse.',
  downloadNotPaid: 'Vos fichiers seront disponibles dès que la commande sera payée.',
  downloadRevoked: 'Vous n’avez plus accès à ces fichiers.',
  downloadExpired: 'Le délai de téléchargement de ces fichiers est écoulé. Veuillez nous écrire.',
  downloadLimitReached: (values) =>
    `Ces fichiers ont déjà été téléchargés ${valueText(values, 'max')} fois. Veuillez nous écrire.`,
  donationAmountMissing: 'Veuillez choisir un montant.',
  donationAmountUnknown: 'Veuillez choisir l’un des montants proposés.',
  donationTooSmall: (values) => `Veuillez donner au moins ${valueText(values, 'min')}.`,
  donationTooLarge: (values) => `Veuillez donner au plus ${valueText(values, 'max')} à la fois.`,
  denominationUnknown: 'Ce montant n’est pas proposé. Veuillez en choisir un autre.',
  giftCardRecipientInvalid:
    'Veuillez saisir une adresse e-mail, par exemple nom@example.com, ou laisser le champ vide.',
  giftCardTextTooLong: (values) => `${valueText(values, 'max')} caractères au maximum.`,
  giftCardDayInvalid: 'Veuillez choisir un jour à partir d’aujourd’hui, dans l’année qui vient.',
  giftCardCodeInvalid: 'Ce n’est pas un code de carte cadeau. Veuillez le vérifier.',
  giftCardUnknown: 'Cette carte cadeau ne peut pas être utilisée. Veuillez vérifier le code.',
  subscriptionChangeNotOffered: 'Cette boutique ne propose pas cela. Veuillez nous écrire.',
  skippedTooOften: (values) => `Vous pouvez sauter au plus ${valueText(values, 'max')} livraisons de suite.`,
  pauseDayInvalid: (values) =>
    `Veuillez choisir un jour à partir de demain, dans un délai de ${valueText(values, 'max')} mois au plus.`,
  withdrawalNotOffered: 'Il n’est plus possible de se rétracter de cette commande. Veuillez nous écrire.',
  withdrawalNameMissing: 'Veuillez saisir votre nom.',
  withdrawalEmailInvalid: 'Veuillez saisir une adresse e-mail pour la confirmation, par exemple nom@example.com.',
  withdrawalLinesMissing: 'Veuillez choisir au moins un article concerné par la rétractation.',
  withdrawalLineInvalid: 'Veuillez choisir une quantité que vous avez commandée.',
  shippingOptionUnknown: 'Ce mode de livraison n’est plus proposé. Veuillez en choisir un autre.',
  shippingOptionMissing: 'Veuillez choisir un mode de livraison.',
  noShippingToCountry: 'Désolé, nous ne livrons pas dans ce pays.',
  noteTooLong: 'Le message est trop long.',
  orderUnknown: 'Nous ne trouvons pas cette commande.',
  draftLinkOver: 'Ce lien n’est plus valable. Veuillez nous écrire pour en recevoir un nouveau.',
  documentNotYet: 'Il n’y a pas encore de facture pour cette commande.',
  moveNotAllowed: 'Ce n’est pas possible dans l’état actuel de la commande.',
};

/** What a French checkout says. */
export const checkoutWordsFr: CheckoutWords = {
  page: {
    title: 'Commande',
    contact: 'Coordonnées',
    email: 'E-mail',
    emailHint: 'Pour la confirmation et le suivi de votre commande.',
    address: 'Adresse de livraison',
    country: 'Pays',
    addLine2: 'Ajouter un complément d’adresse',
    optional: 'facultatif',
    required: 'obligatoire',
    shipping: 'Livraison',
    arrives: (days) => `Livraison prévue : ${days}`,
    shippingLater: 'Les modes de livraison apparaîtront ici dès que l’adresse sera complète.',
    payment: 'Paiement',
    paymentMethod: 'Comment souhaitez-vous payer ?',
    payElsewhere:
      'Vous paierez sur la page suivante, auprès de notre prestataire de paiement : par carte ou avec le portefeuille de votre appareil (Apple Pay, Google Pay, Link).',
    addressUnknown:
      'Nous n’avons pas trouvé cette adresse. Veuillez la vérifier ; si elle est correcte, continuez simplement.',
    payAtPayPal: 'Vous confirmez le paiement chez PayPal, puis vous revenez ici.',
    payPalAgreed: 'Confirmé chez PayPal. Vous payez en passant la commande.',
    payPalAddress: 'L’adresse fournie par PayPal ne peut pas être utilisée telle quelle. Veuillez la vérifier.',
    continueToProvider: 'Continuer vers notre prestataire de paiement',
    testMode: 'Mode test : aucune carte n’est débitée.',
    cardNumber: 'Numéro de carte',
    expiry: 'Expire le (MM/AA)',
    cvc: 'Cryptogramme',
    questions: 'Quelques questions',
    noteTitle: 'Ce que nous devrions savoir',
    note: 'Message à la boutique',
    continueToShipping: 'Continuer vers la livraison',
    continueToPayment: 'Continuer vers le paiement',
    save: 'Enregistrer',
    edit: 'Modifier',
    review: 'Votre commande',
    // The law asks for these words (Code de la consommation, L221-14); the amount stands in the line above.
    obligation: 'Commander avec obligation de paiement',
    toPay: (amount) => `À payer : ${amount}`,
    pay: (amount) => `Payer ${amount}`,
    placeOrder: 'Commander avec obligation de paiement',
    paying: 'Paiement en cours…',
    free: 'Gratuit',
    backToCart: 'Retour au panier',
    problems: 'Veuillez vérifier ces champs :',
  },
  ways: { card: 'Carte', redirect: 'Carte', paypal: 'PayPal', later: 'Payer plus tard' },
};
