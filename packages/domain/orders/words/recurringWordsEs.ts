import type { RecurringWords } from './recurringWords.ts';

function next(day: string): string {
  return day === '' ? '' : ` El próximo pago es el ${day}.`;
}

/** What a Spanish shop writes about gift cards and subscriptions. */
export const recurringWordsEs: RecurringWords = {
  giftCard: {
    heading: (amount) => `Una tarjeta regalo de ${amount}`,
    to: (name) => (name === '' ? '' : `Para ${name}.`),
    from: (name) => (name === '' ? '' : `Con cariño, ${name}.`),
    how: 'Escribe este código al tramitar el pedido. Paga una parte o todo; lo que sobre queda en la tarjeta. Imprime o guarda este correo: el código no figura en ningún otro sitio.',
    shop: 'Ir a la tienda',
    balance: (url) => `Saldo: ${url}`,
    replaced: 'Este código sustituye a uno anterior, que ya no es válido.',
  },
  subscription: {
    manage: 'Gestionar la suscripción',
    outOfStock: 'El producto está agotado en este momento.',
    bankAsks: 'Tu banco quiere que confirmes tú este pago. Paga con el enlace de abajo; solo lleva un minuto.',
  },
  subjects: {
    subscriptionStarted: 'Tu suscripción ha comenzado',
    subscriptionReminder: 'Tu suscripción se renovará pronto',
    subscriptionRenewed: 'Tu suscripción se ha renovado',
    subscriptionCompleted: 'El último pago de tu suscripción',
    subscriptionPaymentFailed: 'No hemos podido cobrar en tu tarjeta',
    subscriptionLastWarning: 'Tu suscripción terminará pronto',
    subscriptionSkipped: 'Te saltas la próxima entrega',
    subscriptionPaused: 'Tu suscripción está en pausa',
    subscriptionResumed: 'Tu suscripción continúa',
    subscriptionCanceled: 'Tu suscripción se ha cancelado',
  },
  texts: {
    subscriptionStarted: (what, day) => `Gracias. Tu suscripción: ${what}.${next(day)}`,
    subscriptionReminder: (what, day) =>
      `${what} se renovará el ${day}. No tienes que hacer nada. Para saltarte una entrega o parar, usa el enlace de abajo.`,
    subscriptionRenewed: (what, day) => `Hemos cobrado: ${what}.${next(day)}`,
    subscriptionCompleted: (what) => `Este ha sido el último pago de ${what}. No se cobrará nada más.`,
    subscriptionPaymentFailed: (what, day) =>
      `El pago de ${what} no ha funcionado. Lo intentaremos de nuevo el ${day}. Puedes usar otra tarjeta en cualquier momento.`,
    subscriptionLastWarning: (what, day) =>
      `El pago de ${what} ha vuelto a fallar. Sin pago, la suscripción terminará el ${day}.`,
    subscriptionSkipped: (what, day) => `Te saltas la próxima entrega: ${what}.${next(day)}`,
    subscriptionPaused: (what, day) =>
      `${what}: en pausa ${day === '' ? 'hasta que la reanudes' : `hasta el ${day}`}. Mientras tanto no se cobra nada.`,
    subscriptionResumed: (what, day) => `Continúa: ${what}.${next(day)}`,
    subscriptionCanceled: (what, day) =>
      `Cancelada: ${what}. No se cobrará nada más.${day === '' ? '' : ` Lo que has pagado vale hasta el ${day}.`}`,
  },
};
