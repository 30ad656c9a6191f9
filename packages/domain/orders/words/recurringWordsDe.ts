import type { RecurringWords } from './recurringWords.ts';

function next(day: string): string {
  return day === '' ? '' : ` Die nächste Zahlung ist am ${day}.`;
}

/** What a German shop writes about gift cards and subscriptions. */
export const recurringWordsDe: RecurringWords = {
  giftCard: {
    heading: (amount) => `Ein Gutschein über ${amount}`,
    to: (name) => (name === '' ? '' : `Für ${name}.`),
    from: (name) => (name === '' ? '' : `Alles Liebe von ${name}.`),
    how: 'Geben Sie diesen Code an der Kasse ein. Er bezahlt einen Teil oder alles; was übrig ist, bleibt auf dem Gutschein. Drucken Sie diese E-Mail aus oder heben Sie sie auf: Der Code steht sonst nirgends.',
    shop: 'Zum Laden',
    balance: (url) => `Guthaben: ${url}`,
    replaced: 'Dieser Code ersetzt einen früheren, der nicht mehr gilt.',
  },
  subscription: {
    manage: 'Abo verwalten',
    outOfStock: 'Das Produkt ist im Moment ausverkauft.',
    bankAsks:
      'Ihre Bank möchte, dass Sie diese Zahlung selbst bestätigen. Bitte bezahlen Sie über den Link unten; das dauert eine Minute.',
  },
  subjects: {
    subscriptionStarted: 'Ihr Abo hat begonnen',
    subscriptionReminder: 'Ihr Abo verlängert sich bald',
    subscriptionRenewed: 'Ihr Abo wurde verlängert',
    subscriptionCompleted: 'Die letzte Zahlung Ihres Abos',
    subscriptionPaymentFailed: 'Wir konnten Ihre Karte nicht belasten',
    subscriptionLastWarning: 'Ihr Abo endet bald',
    subscriptionSkipped: 'Ihre nächste Lieferung entfällt',
    subscriptionPaused: 'Ihr Abo pausiert',
    subscriptionResumed: 'Ihr Abo geht weiter',
    subscriptionCanceled: 'Ihr Abo ist gekündigt',
  },
  texts: {
    subscriptionStarted: (what, day) => `Vielen Dank. Ihr Abo: ${what}.${next(day)}`,
    subscriptionReminder: (what, day) =>
      `${what} verlängert sich am ${day}. Sie müssen nichts tun. Um eine Lieferung auszulassen oder aufzuhören, nehmen Sie den Link unten.`,
    subscriptionRenewed: (what, day) => `Wir haben abgebucht: ${what}.${next(day)}`,
    subscriptionCompleted: (what) => `Das war die letzte Zahlung für ${what}. Es wird nichts mehr abgebucht.`,
    subscriptionPaymentFailed: (what, day) =>
      `Die Zahlung für ${what} hat nicht geklappt. Wir versuchen es am ${day} noch einmal. Sie können jederzeit eine andere Karte verwenden.`,
    subscriptionLastWarning: (what, day) =>
      `Die Zahlung für ${what} hat wieder nicht geklappt. Ohne Zahlung endet das Abo am ${day}.`,
    subscriptionSkipped: (what, day) => `Die nächste Lieferung entfällt: ${what}.${next(day)}`,
    subscriptionPaused: (what, day) =>
      `${what}: pausiert${day === '' ? ', bis Sie es fortsetzen' : ` bis ${day}`}. Solange wird nichts abgebucht.`,
    subscriptionResumed: (what, day) => `Es geht weiter: ${what}.${next(day)}`,
    subscriptionCanceled: (what, day) =>
      `Gekündigt: ${what}. Es wird nichts mehr abgebucht.${day === '' ? '' : ` Was Sie bezahlt haben, gilt bis ${day}.`}`,
  },
};
