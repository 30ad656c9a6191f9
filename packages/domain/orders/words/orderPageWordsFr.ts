import { formatDay } from '@quoin/domain/formats';
import { countedIn } from '@quoin/domain/languages';
import type { OrderPageWords } from './pageWords.ts';

const counted = countedIn('fr');

const day = (text: string): string => formatDay(text, 'fr');

/** What French pages of orders, gift cards, donations and subscriptions say. */
export const orderPageWordsFr: OrderPageWords = {
  after: {
    parcels: 'Colis',
    sentOn: 'Expédié le',
    trackingNumber: 'Numéro de suivi',
    canceled: 'Annulé',
    refunds: 'Remboursements',
    refundedOn: 'Remboursé le',
    downloads: 'Vos fichiers',
    download: 'Télécharger',
    left: (count) => counted(count, { one: 'Encore # fois', other: 'Encore # fois' }),
    over: 'Plus disponible. Veuillez nous écrire.',
    whenPaid: 'Disponible dès que la commande sera payée.',
    documents: 'Documents à télécharger',
    invoice: 'Facture (PDF)',
    creditNote: 'Avoir',
    withdrawn: 'Rétracté',
    payNow: 'Comment payer',
    review: 'Nous vérifions votre paiement et vous écrirons.',
    received: (name) =>
      name === '' ? 'Nous avons bien reçu votre commande' : `${name}, nous avons bien reçu votre commande`,
    receivedLead: 'Elle est mise de côté pour vous jusqu’à l’arrivée de votre paiement.',
  },
  policies: { returnPolicy: 'Retours', termsOfService: 'CGV', privacyPolicy: 'Confidentialité' },
  testBank: {
    title: 'Banque de test : confirmer le paiement',
    bank: 'Banque de test',
    confirm: (amount) => `Confirmer ${amount}`,
    lead: (shop) =>
      `${shop} demande ce paiement. Aucune somme n’est débitée : cette page remplace la seconde étape d’une vraie banque.`,
    approve: 'Confirmer',
    decline: 'Refuser',
    cards: {
      accepted: 'est acceptée',
      declined: 'est refusée',
      poor: 'n’est pas approvisionnée',
      asksBank: 'demande une seconde étape auprès de la banque',
      declinedLater: 'est acceptée maintenant et refusée aux renouvellements',
    },
  },
  donation: {
    title: 'Soutenir notre travail',
    amount: 'Montant',
    own: 'Un autre montant',
    give: 'Continuer vers le paiement',
    range: (min, max) => `De ${min} à ${max}.`,
  },
  progress: { preparing: 'En préparation', sent: 'En route' },
  states: { PENDING: 'En préparation', PARTIAL: 'Partiellement expédiée', FULFILLED: 'Traitée', CANCELED: 'Annulée' },
  draft: {
    title: 'Votre commande',
    lead: (shop) => `${shop} a préparé cette commande pour vous.`,
    until: (text) => `Vous pouvez la payer jusqu’au ${text}.`,
    note: 'Message',
    shipTo: 'Livraison à',
    overTitle: 'Ce lien n’est plus valable',
    over: 'La commande a changé, ou le délai de paiement est écoulé. Veuillez nous écrire pour recevoir un nouveau lien.',
  },
  giftCard: {
    title: 'Carte cadeau',
    lead: 'Choisissez un montant et dites-nous pour qui. Nous envoyons le code par e-mail.',
    recipientHint: 'Si vous laissez ce champ vide, la carte cadeau vous sera envoyée.',
    sendOnHint: (last) => `Vide : tout de suite. Ou choisissez un jour jusqu’au ${last}.`,
    continue: 'Continuer vers la commande',
    addToCart: 'Ajouter au panier et poursuivre la visite',
    balanceTitle: 'Solde de la carte cadeau',
    balanceLead: 'Saisissez le code reçu par e-mail.',
    code: 'Code de la carte cadeau',
    check: 'Consulter le solde',
    balanceIs: (amount) => `Il reste ${amount} sur cette carte cadeau.`,
    denomination: 'Montant',
    recipientName: 'Nom du destinataire',
    recipientEmail: 'E-mail du destinataire',
    senderName: 'Votre nom',
    message: 'Votre message',
    sendOn: 'Envoyer le',
    applied: (masked, amount) => `Carte cadeau ${masked} : ${amount}`,
    remaining: (amount) => `Il reste ${amount} sur la carte cadeau.`,
    mailSubject: (sender) =>
      sender === '' ? 'Une carte cadeau pour vous' : `Une carte cadeau pour vous, de la part de ${sender}`,
  },
  subscription: {
    next: (text) => `Prochain paiement le ${day(text)}`,
    pausedUntil: (text) => (text === null ? 'Suspendu jusqu’à votre reprise' : `Suspendu jusqu’au ${day(text)}`),
    paidUntil: (text) => `Payé jusqu’au ${day(text)}`,
    retry: (text) => `Nous réessaierons le ${day(text)}.`,
    ends: (text) => `Sans paiement, l’abonnement prendra fin le ${day(text)}.`,
    updateCard: 'Utiliser une autre carte',
    skip: 'Sauter la prochaine livraison',
    pause: 'Suspendre',
    resume: 'Reprendre',
    cancel: 'Résilier l’abonnement',
  },
  subscriptionStates: {
    active: 'Actif',
    paused: 'Suspendu',
    past_due: 'Paiement échoué',
    canceled: 'Résilié',
    completed: 'Terminé',
  },
};
