import type { CommentMailWords, CommentPageWords } from './mailWording.ts';

/** What a French site writes to those who wait for answers. */
export const commentMailWordsFr: CommentMailWords = {
  subject: (title) => `Une réponse à votre commentaire sur « ${title} »`,
  heading: 'On vous a répondu',
  intro: (title, site) => `Votre commentaire sur « ${title} » chez ${site} a reçu une réponse.`,
  button: 'Lire la réponse',
  stop: 'Ne plus être prévenu(e) des réponses',
};

export const commentPageWordsFr: CommentPageWords = {
  askTitle: 'Ne plus être prévenu(e) des réponses ?',
  askLead: 'Vous aviez demandé à être prévenu(e) des réponses à vos commentaires.',
  askButton: 'Arrêter ces e-mails',
  doneTitle: 'C’était le dernier',
  doneLead: 'Nous ne vous écrirons plus au sujet des réponses à vos commentaires.',
  deadTitle: 'Ce lien ne mène nulle part',
  deadLead: 'Le commentaire concerné n’existe plus, et les e-mails non plus.',
};
