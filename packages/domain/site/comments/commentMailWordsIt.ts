import type { CommentMailWords, CommentPageWords } from './mailWording.ts';

/** What an Italian site writes to those who wait for answers. */
export const commentMailWordsIt: CommentMailWords = {
  subject: (title) => `Una risposta al tuo commento su «${title}»`,
  heading: 'Ti hanno risposto',
  intro: (title, site) => `Il tuo commento su «${title}» su ${site} ha ricevuto una risposta.`,
  button: 'Leggi la risposta',
  stop: 'Non ricevere più e-mail sulle risposte',
};

export const commentPageWordsIt: CommentPageWords = {
  askTitle: 'Non ricevere più e-mail sulle risposte?',
  askLead: 'Avevi chiesto di sapere quando qualcuno risponde ai tuoi commenti.',
  askButton: 'Ferma queste e-mail',
  doneTitle: 'Quella era l’ultima',
  doneLead: 'Non ti scriveremo più sulle risposte ai tuoi commenti.',
  deadTitle: 'Questo link non porta da nessuna parte',
  deadLead: 'Il commento non esiste più, e con lui le e-mail.',
};
