import type { CommentMailWords, CommentPageWords } from './mailWording.ts';

/** What a German site writes to those who wait for answers. */
export const commentMailWordsDe: CommentMailWords = {
  subject: (title) => `Eine Antwort auf Ihren Kommentar zu „${title}“`,
  heading: 'Ihnen wurde geantwortet',
  intro: (title, site) => `Unter Ihrem Kommentar zu „${title}“ auf ${site} steht jetzt eine Antwort.`,
  button: 'Antwort lesen',
  stop: 'Keine E-Mails mehr bei Antworten',
};

export const commentPageWordsDe: CommentPageWords = {
  askTitle: 'Keine E-Mails mehr bei Antworten?',
  askLead: 'Sie wollten erfahren, wenn jemand hier auf Ihre Kommentare antwortet.',
  askButton: 'Diese E-Mails beenden',
  doneTitle: 'Das war die letzte',
  doneLead: 'Wir schreiben Ihnen bei Antworten auf Ihre Kommentare nicht mehr.',
  deadTitle: 'Dieser Link führt ins Leere',
  deadLead: 'Den Kommentar dazu gibt es nicht mehr, und damit auch keine E-Mails mehr.',
};
