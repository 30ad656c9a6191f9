import { countedIn } from '@quoin/domain/languages';
import type { RestockWords } from './aroundWording.ts';
import { restockFormWordsIt } from './wordingIt.ts';

const counted = countedIn('it');

/** Pages and mails around it, in Italian: no widget needs them. */
export const restockWordsIt: RestockWords = {
  form: restockFormWordsIt,
  page: {
    title: 'Di nuovo disponibile',
    confirmFirst: 'Ti abbiamo inviato un’e-mail. Apri il suo link e ti scriveremo quando sarà di nuovo disponibile.',
    confirmHeading: 'Vuoi che ti scriviamo?',
    confirmText: (product) => `Una sola e-mail, quando ${product} sarà di nuovo disponibile. Nient’altro.`,
    confirmButton: 'Sì, scrivetemi',
    confirmed: (product) => `Ti scriveremo quando ${product} sarà di nuovo disponibile.`,
  },
  mail: {
    confirmSubject: (product) => `Vuoi sapere quando torna ${product}?`,
    confirmHeading: 'Ancora un passo',
    confirm: (product) =>
      `Qualcuno, speriamo tu, vuole sapere quando ${product} sarà di nuovo disponibile. Conferma e scriveremo una volta.`,
    confirmButton: 'Sì, scrivetemi',
    confirmHint: 'Il link è valido per sette giorni. Se non è opera tua, non fare nulla: non arriverà altro.',
    backSubject: (product) => `${product} è di nuovo disponibile`,
    backSubjectMany: (count) =>
      counted(count, {
        one: '# articolo che aspettavi è di nuovo disponibile',
        other: '# articoli che aspettavi sono di nuovo disponibili',
      }),
    backHeading: 'Di nuovo disponibile',
    back: (product) => `Volevi saperlo: ${product} si può acquistare di nuovo.`,
    backMany: 'Volevi saperlo: questi articoli si possono acquistare di nuovo.',
    backButton: 'Guarda nel negozio',
    once: 'Questa era l’unica e-mail che avevi chiesto.',
  },
};
