import type { RestockWords } from './aroundWording.ts';
import { restockFormWordsDe } from './wordingDe.ts';

/** Pages and mails around it, in German: no widget needs them. */
export const restockWordsDe: RestockWords = {
  form: restockFormWordsDe,
  page: {
    title: 'Wieder da',
    confirmFirst:
      'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin, und wir schreiben, sobald es wieder da ist.',
    confirmHeading: 'Sollen wir Ihnen schreiben?',
    confirmText: (product) => `Eine E-Mail an Sie, sobald es ${product} wieder gibt. Sonst nichts.`,
    confirmButton: 'Ja, schreiben Sie mir',
    confirmed: (product) => `Wir schreiben Ihnen, sobald es ${product} wieder gibt.`,
  },
  mail: {
    confirmSubject: (product) => `Sollen wir Bescheid geben, wenn es ${product} wieder gibt?`,
    confirmHeading: 'Noch ein Schritt',
    confirm: (product) =>
      `Jemand, hoffentlich Sie, möchte wissen, wann es ${product} wieder gibt. Bestätigen Sie das, und wir schreiben einmal.`,
    confirmButton: 'Ja, schreiben Sie mir',
    confirmHint: 'Der Link gilt sieben Tage. Wenn Sie das nicht waren, tun Sie nichts: Es kommt nichts weiter.',
    backSubject: (product) => `${product} ist wieder da`,
    backSubjectMany: (count) => `${count} Dinge, auf die Sie warten, sind wieder da`,
    backHeading: 'Wieder da',
    back: (product) => `Sie wollten es wissen: ${product} gibt es wieder zu kaufen.`,
    backMany: 'Sie wollten es wissen: Das gibt es wieder zu kaufen.',
    backButton: 'Im Laden ansehen',
    once: 'Das war die eine E-Mail, um die Sie gebeten haben.',
  },
};
