import { formatDay } from '@quoin/domain/formats';
import { countedIn } from '@quoin/domain/languages';
import type { OrderPageWords } from './pageWords.ts';

const counted = countedIn('pt');

const day = (text: string): string => formatDay(text, 'pt');

/** What Brazilian pages of orders, gift cards, donations and subscriptions say. */
export const orderPageWordsPt: OrderPageWords = {
  after: {
    parcels: 'Pacotes',
    sentOn: 'Enviado em',
    trackingNumber: 'Código de rastreamento',
    canceled: 'Cancelado',
    refunds: 'Reembolsos',
    refundedOn: 'Reembolsado em',
    downloads: 'Os seus arquivos',
    download: 'Baixar',
    left: (count) => counted(count, { one: 'Resta # vez', other: 'Restam # vezes' }),
    over: 'Não está mais disponível. Escreva para nós.',
    whenPaid: 'Disponível assim que o pedido for pago.',
    documents: 'Documentos',
    invoice: 'Fatura (PDF)',
    creditNote: 'Nota de crédito',
    withdrawn: 'Desistência',
    payNow: 'Como pagar',
    review: 'Estamos verificando o seu pagamento e vamos escrever para você.',
    received: (name) => (name === '' ? 'Recebemos o seu pedido' : `${name}, recebemos o seu pedido`),
    receivedLead: 'Ele fica reservado para você até o pagamento chegar.',
  },
  policies: { returnPolicy: 'Devoluções', termsOfService: 'Termos de venda', privacyPolicy: 'Privacidade' },
  testBank: {
    title: 'Banco de teste: confirmar o pagamento',
    bank: 'Banco de teste',
    confirm: (amount) => `Confirmar ${amount}`,
    lead: (shop) =>
      `${shop} solicita este pagamento. Nenhum dinheiro é movimentado: esta página representa a segunda etapa de um banco real.`,
    approve: 'Confirmar',
    decline: 'Recusar',
    cards: {
      accepted: 'é aceito',
      declined: 'é recusado',
      poor: 'não tem saldo',
      asksBank: 'precisa de uma segunda etapa no banco',
      declinedLater: 'é aceito agora e recusado nas renovações',
    },
  },
  donation: {
    title: 'Apoie o nosso trabalho',
    amount: 'Valor',
    own: 'Outro valor',
    give: 'Continuar para o pagamento',
    range: (min, max) => `De ${min} a ${max}.`,
  },
  progress: { preparing: 'Em preparação', sent: 'A caminho' },
  states: { PENDING: 'Em preparação', PARTIAL: 'Enviado em parte', FULFILLED: 'Concluído', CANCELED: 'Cancelado' },
  draft: {
    title: 'O seu pedido',
    lead: (shop) => `${shop} preparou este pedido para você.`,
    until: (text) => `Você pode pagá-lo até ${text}.`,
    note: 'Mensagem',
    shipTo: 'Entrega para',
    overTitle: 'Este link não vale mais',
    over: 'O pedido mudou ou o prazo para pagar terminou. Escreva para nós e receberá um novo link.',
  },
  giftCard: {
    title: 'Vale-presente',
    lead: 'Escolha um valor e diga para quem é. Enviamos o código por e-mail.',
    recipientHint: 'Se ficar vazio, o vale-presente vai para você.',
    sendOnHint: (last) => `Vazio: agora mesmo. Ou escolha um dia até ${last}.`,
    continue: 'Continuar para finalizar a compra',
    addToCart: 'Adicionar ao carrinho e continuar olhando',
    balanceTitle: 'Saldo do vale-presente',
    balanceLead: 'Digite o código recebido por e-mail.',
    code: 'Código do vale-presente',
    check: 'Consultar o saldo',
    balanceIs: (amount) => `Saldo deste vale-presente: ${amount}.`,
    denomination: 'Valor',
    recipientName: 'Nome de quem recebe',
    recipientEmail: 'E-mail de quem recebe',
    senderName: 'O seu nome',
    message: 'Mensagem',
    sendOn: 'Enviar em',
    applied: (masked, amount) => `Vale-presente ${masked}: ${amount}`,
    remaining: (amount) => `Ficam ${amount} no vale-presente.`,
    mailSubject: (sender) =>
      sender === '' ? 'Um vale-presente para você' : `Um vale-presente para você, de ${sender}`,
  },
  subscription: {
    next: (text) => `Próximo pagamento em ${day(text)}`,
    pausedUntil: (text) => (text === null ? 'Pausada até você retomar' : `Pausada até ${day(text)}`),
    paidUntil: (text) => `Paga até ${day(text)}`,
    retry: (text) => `Tentaremos de novo em ${day(text)}.`,
    ends: (text) => `Sem pagamento, a assinatura termina em ${day(text)}.`,
    updateCard: 'Usar outro cartão',
    skip: 'Pular a próxima entrega',
    pause: 'Pausar',
    resume: 'Retomar',
    cancel: 'Cancelar a assinatura',
  },
  subscriptionStates: {
    active: 'Ativa',
    paused: 'Pausada',
    past_due: 'Pagamento recusado',
    canceled: 'Cancelada',
    completed: 'Concluída',
  },
};
