import { countedIn } from '@quoin/domain/languages';
import type { RestockWords } from './aroundWording.ts';
import { restockFormWordsEs } from './wordingEs.ts';

const counted = countedIn('es');

/** Pages and mails around it, in Spanish: no widget needs them. */
export const restockWordsEs: RestockWords = {
  form: restockFormWordsEs,
  page: {
    title: 'De nuevo disponible',
    confirmFirst: 'Te hemos enviado un correo. Abre su enlace y te escribiremos cuando vuelva a estar disponible.',
    confirmHeading: '¿Quieres que te escribamos?',
    confirmText: (product) => `Un solo correo, cuando ${product} vuelva a estar disponible. Nada más.`,
    confirmButton: 'Sí, quiero el aviso',
    confirmed: (product) => `Te escribiremos cuando ${product} vuelva a estar disponible.`,
  },
  mail: {
    confirmSubject: (product) => `¿Te avisamos cuando vuelva ${product}?`,
    confirmHeading: 'Un paso más',
    confirm: (product) =>
      `Alguien, esperamos que tú, quiere saber cuándo vuelve a estar disponible ${product}. Confírmalo y escribiremos una vez.`,
    confirmButton: 'Sí, quiero el aviso',
    confirmHint: 'El enlace es válido durante siete días. Si no has sido tú, no hagas nada: no llegará nada más.',
    backSubject: (product) => `${product} vuelve a estar disponible`,
    backSubjectMany: (count) =>
      counted(count, {
        one: '# artículo que esperabas vuelve a estar disponible',
        other: '# artículos que esperabas vuelven a estar disponibles',
      }),
    backHeading: 'De nuevo disponible',
    back: (product) => `Querías saberlo: ${product} se puede comprar de nuevo.`,
    backMany: 'Querías saberlo: esto se puede comprar de nuevo.',
    backButton: 'Ver en la tienda',
    once: 'Este ha sido el único correo que pediste.',
  },
};
