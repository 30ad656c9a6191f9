import type { RecurringWords } from './recurringWords.ts';

function next(day: string): string {
  return day === '' ? '' : ` O próximo pagamento é em ${day}.`;
}

/** What a Brazilian shop writes about gift cards and subscriptions. */
export const recurringWordsPt: RecurringWords = {
  giftCard: {
    heading: (amount) => `Um vale-presente de ${amount}`,
    to: (name) => (name === '' ? '' : `Para ${name}.`),
    from: (name) => (name === '' ? '' : `Com carinho, ${name}.`),
    how: 'Digite este código ao finalizar a compra. Ele paga uma parte ou tudo; o que sobrar fica no vale. Imprima ou guarde este e-mail: o código não está em nenhum outro lugar.',
    shop: 'Ir para a loja',
    balance: (url) => `Saldo: ${url}`,
    replaced: 'Este código substitui um anterior, que não vale mais.',
  },
  subscription: {
    manage: 'Gerenciar a assinatura',
    outOfStock: 'O produto está esgotado no momento.',
    bankAsks: 'O seu banco quer que você mesmo confirme este pagamento. Pague pelo link abaixo; leva um minuto.',
  },
  subjects: {
    subscriptionStarted: 'A sua assinatura começou',
    subscriptionReminder: 'A sua assinatura será renovada em breve',
    subscriptionRenewed: 'A sua assinatura foi renovada',
    subscriptionCompleted: 'O último pagamento da sua assinatura',
    subscriptionPaymentFailed: 'Não foi possível cobrar o seu cartão',
    subscriptionLastWarning: 'A sua assinatura termina em breve',
    subscriptionSkipped: 'A próxima entrega foi pulada',
    subscriptionPaused: 'A sua assinatura está pausada',
    subscriptionResumed: 'A sua assinatura continua',
    subscriptionCanceled: 'A sua assinatura foi cancelada',
  },
  texts: {
    subscriptionStarted: (what, day) => `Agradecemos. A sua assinatura: ${what}.${next(day)}`,
    subscriptionReminder: (what, day) =>
      `${what} será renovada em ${day}. Você não precisa fazer nada. Para pular uma entrega ou parar, use o link abaixo.`,
    subscriptionRenewed: (what, day) => `Cobramos: ${what}.${next(day)}`,
    subscriptionCompleted: (what) => `Este foi o último pagamento de ${what}. Nada mais será cobrado.`,
    subscriptionPaymentFailed: (what, day) =>
      `O pagamento de ${what} não deu certo. Tentaremos de novo em ${day}. Você pode usar outro cartão quando quiser.`,
    subscriptionLastWarning: (what, day) =>
      `O pagamento de ${what} falhou de novo. Sem pagamento, a assinatura termina em ${day}.`,
    subscriptionSkipped: (what, day) => `A próxima entrega foi pulada: ${what}.${next(day)}`,
    subscriptionPaused: (what, day) =>
      `${what}: pausada ${day === '' ? 'até você retomar' : `até ${day}`}. Enquanto isso, nada é cobrado.`,
    subscriptionResumed: (what, day) => `Continua: ${what}.${next(day)}`,
    subscriptionCanceled: (what, day) =>
      `Cancelada: ${what}. Nada mais será cobrado.${day === '' ? '' : ` O que você pagou vale até ${day}.`}`,
  },
};
