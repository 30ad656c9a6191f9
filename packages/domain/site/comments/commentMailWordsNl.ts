import type { CommentMailWords, CommentPageWords } from './mailWording.ts';

/** What a Dutch site writes to those who wait for answers. */
export const commentMailWordsNl: CommentMailWords = {
  subject: (title) => `Een antwoord op je reactie bij ‘${title}’`,
  heading: 'Iemand heeft je geantwoord',
  intro: (title, site) => `Onder je reactie bij ‘${title}’ op ${site} staat nu een antwoord.`,
  button: 'Antwoord lezen',
  stop: 'Geen e-mails meer over antwoorden',
};

export const commentPageWordsNl: CommentPageWords = {
  askTitle: 'Geen e-mails meer over antwoorden?',
  askLead: 'Je wilde horen wanneer iemand op je reacties antwoordt.',
  askButton: 'Deze e-mails stoppen',
  doneTitle: 'Dat was de laatste',
  doneLead: 'Je krijgt geen bericht meer over antwoorden op je reacties.',
  deadTitle: 'Deze link leidt nergens heen',
  deadLead: 'De reactie bestaat niet meer, en daarmee ook de e-mails niet.',
};
