import { formatDay } from '@quoin/domain/formats';
import { countedIn } from '@quoin/domain/languages';
import type { OrderPageWords } from './pageWords.ts';

const counted = countedIn('es');

const day = (text: string): string => formatDay(text, 'es');

/** What Spanish pages of orders, gift cards, donations and subscriptions say. */
export const orderPageWordsEs: OrderPageWords = {
  after: {
    parcels: 'Paquetes',
    sentOn: 'Enviado el',
    trackingNumber: 'Número de seguimiento',
    canceled: 'Cancelado',
    refunds: 'Reembolsos',
    refundedOn: 'Reembolsado el',
    downloads: 'Tus archivos',
    download: 'Descargar',
    left: (count) => counted(count, { one: 'Queda # vez', other: 'Quedan # veces' }),
    over: 'Ya no está disponible. Escríbenos.',
    whenPaid: 'Disponible en cuanto el pedido esté pagado.',
    documents: 'Documentos',
    invoice: 'Factura (PDF)',
    creditNote: 'Factura rectificativa',
    withdrawn: 'Desistido',
    payNow: 'Cómo pagar',
    review: 'Estamos comprobando tu pago y te escribiremos.',
    received: (name) => (name === '' ? 'Hemos recibido tu pedido' : `${name}, hemos recibido tu pedido`),
    receivedLead: 'Lo tenemos reservado para ti hasta que llegue tu pago.',
  },
  policies: { returnPolicy: 'Devoluciones', termsOfService: 'Condiciones generales', privacyPolicy: 'Privacidad' },
  testBank: {
    title: 'Banco de prueba: confirmar el pago',
    bank: 'Banco de prueba',
    confirm: (amount) => `Confirmar ${amount}`,
    lead: (shop) =>
      `${shop} solicita este pago. No se mueve dinero: esta página hace las veces del segundo paso de un banco real.`,
    approve: 'Confirmar',
    decline: 'Rechazar',
    cards: {
      accepted: 'se acepta',
      declined: 'se rechaza',
      poor: 'no tiene fondos',
      asksBank: 'necesita un segundo paso en el banco',
      declinedLater: 'se acepta ahora y se rechaza en las renovaciones',
    },
  },
  donation: {
    title: 'Apoya nuestro trabajo',
    amount: 'Importe',
    own: 'Otro importe',
    give: 'Continuar al pago',
    range: (min, max) => `De ${min} a ${max}.`,
  },
  progress: { preparing: 'En preparación', sent: 'En camino' },
  states: { PENDING: 'En preparación', PARTIAL: 'Enviado en parte', FULFILLED: 'Completado', CANCELED: 'Cancelado' },
  draft: {
    title: 'Tu pedido',
    lead: (shop) => `${shop} ha preparado este pedido para ti.`,
    until: (text) => `Puedes pagarlo hasta el ${text}.`,
    note: 'Mensaje',
    shipTo: 'Enviar a',
    overTitle: 'Este enlace ya no es válido',
    over: 'El pedido ha cambiado o el plazo para pagar ha terminado. Escríbenos y recibirás un enlace nuevo.',
  },
  giftCard: {
    title: 'Tarjeta regalo',
    lead: 'Elige un importe y dinos para quién es. Enviamos el código por correo.',
    recipientHint: 'Si lo dejas vacío, la tarjeta regalo te llegará a ti.',
    sendOnHint: (last) => `Vacío: enseguida. O elige un día hasta el ${last}.`,
    continue: 'Continuar con el pedido',
    addToCart: 'Añadir al carrito y seguir mirando',
    balanceTitle: 'Saldo de la tarjeta regalo',
    balanceLead: 'Escribe el código que recibiste por correo.',
    code: 'Código de la tarjeta regalo',
    check: 'Consultar el saldo',
    balanceIs: (amount) => `En esta tarjeta regalo quedan ${amount}.`,
    denomination: 'Importe',
    recipientName: 'Nombre de quien la recibe',
    recipientEmail: 'Correo de quien la recibe',
    senderName: 'Tu nombre',
    message: 'Mensaje',
    sendOn: 'Enviar el',
    applied: (masked, amount) => `Tarjeta regalo ${masked}: ${amount}`,
    remaining: (amount) => `Quedan ${amount} en la tarjeta regalo.`,
    mailSubject: (sender) =>
      sender === '' ? 'Una tarjeta regalo para ti' : `Una tarjeta regalo para ti, de parte de ${sender}`,
  },
  subscription: {
    next: (text) => `Próximo pago el ${day(text)}`,
    pausedUntil: (text) => (text === null ? 'En pausa hasta que la reanudes' : `En pausa hasta el ${day(text)}`),
    paidUntil: (text) => `Pagado hasta el ${day(text)}`,
    retry: (text) => `Lo intentaremos de nuevo el ${day(text)}.`,
    ends: (text) => `Sin pago, la suscripción terminará el ${day(text)}.`,
    updateCard: 'Usar otra tarjeta',
    skip: 'Saltar la próxima entrega',
    pause: 'Pausar',
    resume: 'Reanudar',
    cancel: 'Cancelar la suscripción',
  },
  subscriptionStates: {
    active: 'Activa',
    paused: 'En pausa',
    past_due: 'Pago fallido',
    canceled: 'Cancelada',
    completed: 'Completada',
  },
};
