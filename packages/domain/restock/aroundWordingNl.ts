import { countedIn } from '@quoin/domain/languages';
import type { RestockWords } from './aroundWording.ts';
import { restockFormWordsNl } from './wordingNl.ts';

const counted = countedIn('nl');

/** Pages and mails around it, in Dutch: no widget needs them. */
export const restockWordsNl: RestockWords = {
  form: restockFormWordsNl,
  page: {
    title: 'Weer op voorraad',
    confirmFirst: 'Er is een e-mail naar je gestuurd. Open de link daarin, dan krijg je bericht zodra het er weer is.',
    confirmHeading: 'Wil je bericht krijgen?',
    confirmText: (product) => `Eén e-mail, zodra ${product} er weer is. Verder niets.`,
    confirmButton: 'Ja, graag',
    confirmed: (product) => `Je krijgt bericht zodra ${product} er weer is.`,
  },
  mail: {
    confirmSubject: (product) => `Wil je bericht als ${product} er weer is?`,
    confirmHeading: 'Nog één stap',
    confirm: (product) =>
      `Iemand, hopelijk jij, wil weten wanneer ${product} er weer is. Bevestig dat en je krijgt één keer bericht.`,
    confirmButton: 'Ja, graag',
    confirmHint: 'De link is zeven dagen geldig. Was jij het niet, doe dan niets: er komt verder niets.',
    backSubject: (product) => `${product} is er weer`,
    backSubjectMany: (count) =>
      counted(count, {
        one: '# artikel waarop je wacht, is er weer',
        other: '# artikelen waarop je wacht, zijn er weer',
      }),
    backHeading: 'Weer op voorraad',
    back: (product) => `Je wilde het weten: ${product} is weer te koop.`,
    backMany: 'Je wilde het weten: dit is weer te koop.',
    backButton: 'Bekijken in de winkel',
    once: 'Dit was de ene e-mail waar je om vroeg.',
  },
};
