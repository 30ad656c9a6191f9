import type { RecurringWords } from './recurringWords.ts';

function next(day: string): string {
  return day === '' ? '' : ` De volgende betaling is op ${day}.`;
}

/** What a Dutch shop writes about gift cards and subscriptions. */
export const recurringWordsNl: RecurringWords = {
  giftCard: {
    heading: (amount) => `Een cadeaubon van ${amount}`,
    to: (name) => (name === '' ? '' : `Voor ${name}.`),
    from: (name) => (name === '' ? '' : `Liefs van ${name}.`),
    how: 'Vul deze code in bij het afrekenen. Hij betaalt een deel of het geheel; de rest blijft op de bon staan. Druk deze e-mail af of bewaar hem: de code staat nergens anders.',
    shop: 'Naar de winkel',
    balance: (url) => `Saldo: ${url}`,
    replaced: 'Deze code vervangt een eerdere, die niet meer geldt.',
  },
  subscription: {
    manage: 'Abonnement beheren',
    outOfStock: 'Het product is op dit moment uitverkocht.',
    bankAsks: 'Je bank wil dat je deze betaling zelf bevestigt. Betaal via de link hieronder; dat duurt een minuut.',
  },
  subjects: {
    subscriptionStarted: 'Je abonnement is begonnen',
    subscriptionReminder: 'Je abonnement wordt binnenkort verlengd',
    subscriptionRenewed: 'Je abonnement is verlengd',
    subscriptionCompleted: 'De laatste betaling van je abonnement',
    subscriptionPaymentFailed: 'Je kaart kon niet worden belast',
    subscriptionLastWarning: 'Je abonnement eindigt binnenkort',
    subscriptionSkipped: 'Je volgende levering vervalt',
    subscriptionPaused: 'Je abonnement is gepauzeerd',
    subscriptionResumed: 'Je abonnement gaat verder',
    subscriptionCanceled: 'Je abonnement is opgezegd',
  },
  texts: {
    subscriptionStarted: (what, day) => `Bedankt. Je abonnement: ${what}.${next(day)}`,
    subscriptionReminder: (what, day) =>
      `${what} wordt verlengd op ${day}. Je hoeft niets te doen. Gebruik de link hieronder om een levering over te slaan of te stoppen.`,
    subscriptionRenewed: (what, day) => `Er is afgeschreven: ${what}.${next(day)}`,
    subscriptionCompleted: (what) => `Dit was de laatste betaling voor ${what}. Er wordt niets meer afgeschreven.`,
    subscriptionPaymentFailed: (what, day) =>
      `De betaling voor ${what} is niet gelukt. Op ${day} volgt een nieuwe poging. Je kunt op elk moment een andere kaart gebruiken.`,
    subscriptionLastWarning: (what, day) =>
      `De betaling voor ${what} is opnieuw niet gelukt. Zonder betaling eindigt het abonnement op ${day}.`,
    subscriptionSkipped: (what, day) => `De volgende levering vervalt: ${what}.${next(day)}`,
    subscriptionPaused: (what, day) =>
      `${what}: gepauzeerd ${day === '' ? 'tot je het hervat' : `tot ${day}`}. Zolang wordt er niets afgeschreven.`,
    subscriptionResumed: (what, day) => `Het gaat verder: ${what}.${next(day)}`,
    subscriptionCanceled: (what, day) =>
      `Opgezegd: ${what}. Er wordt niets meer afgeschreven.${day === '' ? '' : ` Wat je hebt betaald, geldt tot ${day}.`}`,
  },
};
