import type { RecurringWords } from './recurringWords.ts';

function next(day: string): string {
  return day === '' ? '' : ` Il prossimo pagamento è il ${day}.`;
}

/** What an Italian shop writes about gift cards and subscriptions. */
export const recurringWordsIt: RecurringWords = {
  giftCard: {
    heading: (amount) => `Una carta regalo da ${amount}`,
    to: (name) => (name === '' ? '' : `Per ${name}.`),
    from: (name) => (name === '' ? '' : `Con affetto da ${name}.`),
    how: 'Inserisci questo codice alla cassa. Paga una parte o tutto; ciò che avanza resta sulla carta. Stampa o conserva questa e-mail: il codice non si trova da nessun’altra parte.',
    shop: 'Vai al negozio',
    balance: (url) => `Saldo: ${url}`,
    replaced: 'Questo codice ne sostituisce uno precedente, che non è più valido.',
  },
  subscription: {
    manage: 'Gestisci l’abbonamento',
    outOfStock: 'Il prodotto è esaurito al momento.',
    bankAsks: 'La tua banca vuole che confermi tu questo pagamento. Paga con il link qui sotto; basta un minuto.',
  },
  subjects: {
    subscriptionStarted: 'Il tuo abbonamento è iniziato',
    subscriptionReminder: 'Il tuo abbonamento si rinnoverà presto',
    subscriptionRenewed: 'Il tuo abbonamento è stato rinnovato',
    subscriptionCompleted: 'L’ultimo pagamento del tuo abbonamento',
    subscriptionPaymentFailed: 'Non è stato possibile addebitare la tua carta',
    subscriptionLastWarning: 'Il tuo abbonamento finirà presto',
    subscriptionSkipped: 'La prossima consegna è saltata',
    subscriptionPaused: 'Il tuo abbonamento è sospeso',
    subscriptionResumed: 'Il tuo abbonamento riprende',
    subscriptionCanceled: 'Il tuo abbonamento è disdetto',
  },
  texts: {
    subscriptionStarted: (what, day) => `Grazie. Il tuo abbonamento: ${what}.${next(day)}`,
    subscriptionReminder: (what, day) =>
      `${what} si rinnoverà il ${day}. Non devi fare nulla. Per saltare una consegna o smettere, usa il link qui sotto.`,
    subscriptionRenewed: (what, day) => `Abbiamo addebitato: ${what}.${next(day)}`,
    subscriptionCompleted: (what) => `Questo era l’ultimo pagamento per ${what}. Non verrà addebitato altro.`,
    subscriptionPaymentFailed: (what, day) =>
      `Il pagamento per ${what} non è riuscito. Riproveremo il ${day}. Puoi usare un’altra carta in ogni momento.`,
    subscriptionLastWarning: (what, day) =>
      `Il pagamento per ${what} non è riuscito di nuovo. Senza pagamento, l’abbonamento finirà il ${day}.`,
    subscriptionSkipped: (what, day) => `La prossima consegna è saltata: ${what}.${next(day)}`,
    subscriptionPaused: (what, day) =>
      `${what}: sospeso ${day === '' ? 'finché non lo riprendi' : `fino al ${day}`}. Nel frattempo non viene addebitato nulla.`,
    subscriptionResumed: (what, day) => `Si riprende: ${what}.${next(day)}`,
    subscriptionCanceled: (what, day) =>
      `Disdetto: ${what}. Non verrà addebitato altro.${day === '' ? '' : ` Ciò che hai pagato vale fino al ${day}.`}`,
  },
};
