import { countedIn } from '@quoin/domain/languages';
import type { RestockWords } from './aroundWording.ts';
import { restockFormWordsFr } from './wordingFr.ts';

const counted = countedIn('fr');

/** Pages and mails around it, in French: no widget needs them. */
export const restockWordsFr: RestockWords = {
  form: restockFormWordsFr,
  page: {
    title: 'De retour',
    confirmFirst: 'Nous vous avons envoyé un e-mail. Ouvrez son lien, et nous vous écrirons dès le retour en stock.',
    confirmHeading: 'Devons-nous vous écrire ?',
    confirmText: (product) => `Un seul e-mail, au retour de ${product}. Rien d’autre.`,
    confirmButton: 'Oui, écrivez-moi',
    confirmed: (product) => `Nous vous écrirons au retour de ${product}.`,
  },
  mail: {
    confirmSubject: (product) => `Devons-nous vous prévenir du retour de ${product} ?`,
    confirmHeading: 'Encore une étape',
    confirm: (product) =>
      `Quelqu’un, sans doute vous, souhaite être prévenu du retour de ${product}. Confirmez-le, et nous écrirons une fois.`,
    confirmButton: 'Oui, écrivez-moi',
    confirmHint: 'Le lien est valable sept jours. Si ce n’était pas vous, ne faites rien : rien d’autre ne viendra.',
    backSubject: (product) => `${product} est de retour`,
    backSubjectMany: (count) =>
      counted(count, {
        one: '# article que vous attendiez est de retour',
        other: '# articles que vous attendiez sont de retour',
      }),
    backHeading: 'De retour',
    back: (product) => `Vous vouliez le savoir : ${product} est de nouveau en vente.`,
    backMany: 'Vous vouliez le savoir : ces articles sont de nouveau en vente.',
    backButton: 'Voir dans la boutique',
    once: 'C’était le seul e-mail que vous aviez demandé.',
  },
};
