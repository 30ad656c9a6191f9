import type { RecurringWords } from './recurringWords.ts';

function next(day: string): string {
  return day === '' ? '' : ` Le prochain paiement est le ${day}.`;
}

/** What a French shop writes about gift cards and subscriptions. */
export const recurringWordsFr: RecurringWords = {
  giftCard: {
    heading: (amount) => `Une carte cadeau de ${amount}`,
    to: (name) => (name === '' ? '' : `Pour ${name}.`),
    from: (name) => (name === '' ? '' : `De la part de ${name}.`),
    how: 'Saisissez ce code au moment de commander. Il règle tout ou partie de la commande ; le reste demeure sur la carte. Imprimez ou conservez cet e-mail : le code ne figure nulle part ailleurs.',
    shop: 'Voir la boutique',
    balance: (url) => `Solde : ${url}`,
    replaced: 'Ce code en remplace un ancien, qui n’est plus valable.',
  },
  subscription: {
    manage: 'Gérer l’abonnement',
    outOfStock: 'Le produit est actuellement épuisé.',
    bankAsks:
      'Votre banque souhaite que vous confirmiez vous-même ce paiement. Veuillez payer par le lien ci-dessous ; cela prend une minute.',
  },
  subjects: {
    subscriptionStarted: 'Votre abonnement a commencé',
    subscriptionReminder: 'Votre abonnement sera bientôt renouvelé',
    subscriptionRenewed: 'Votre abonnement a été renouvelé',
    subscriptionCompleted: 'Le dernier paiement de votre abonnement',
    subscriptionPaymentFailed: 'Nous n’avons pas pu débiter votre carte',
    subscriptionLastWarning: 'Votre abonnement va prendre fin',
    subscriptionSkipped: 'Votre prochaine livraison est annulée',
    subscriptionPaused: 'Votre abonnement est suspendu',
    subscriptionResumed: 'Votre abonnement reprend',
    subscriptionCanceled: 'Votre abonnement est résilié',
  },
  texts: {
    subscriptionStarted: (what, day) => `Merci. Votre abonnement : ${what}.${next(day)}`,
    subscriptionReminder: (what, day) =>
      `${what} sera renouvelé le ${day}. Vous n’avez rien à faire. Pour sauter une livraison ou arrêter, utilisez le lien ci-dessous.`,
    subscriptionRenewed: (what, day) => `Nous avons débité : ${what}.${next(day)}`,
    subscriptionCompleted: (what) => `C’était le dernier paiement pour ${what}. Plus rien ne sera débité.`,
    subscriptionPaymentFailed: (what, day) =>
      `Le paiement pour ${what} a échoué. Nous réessaierons le ${day}. Vous pouvez utiliser une autre carte à tout moment.`,
    subscriptionLastWarning: (what, day) =>
      `Le paiement pour ${what} a de nouveau échoué. Sans paiement, l’abonnement prendra fin le ${day}.`,
    subscriptionSkipped: (what, day) => `La prochaine livraison est annulée : ${what}.${next(day)}`,
    subscriptionPaused: (what, day) =>
      `${what} : suspendu ${day === '' ? 'jusqu’à votre reprise' : `jusqu’au ${day}`}. Rien ne sera débité d’ici là.`,
    subscriptionResumed: (what, day) => `C’est reparti : ${what}.${next(day)}`,
    subscriptionCanceled: (what, day) =>
      `Résilié : ${what}. Plus rien ne sera débité.${day === '' ? '' : ` Ce que vous avez payé reste valable jusqu’au ${day}.`}`,
  },
};
