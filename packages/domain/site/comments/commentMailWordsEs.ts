import type { CommentMailWords, CommentPageWords } from './mailWording.ts';

/** What a Spanish site writes to those who wait for answers. */
export const commentMailWordsEs: CommentMailWords = {
  subject: (title) => `Una respuesta a tu comentario sobre «${title}»`,
  heading: 'Te han respondido',
  intro: (title, site) => `Tu comentario sobre «${title}» en ${site} tiene una respuesta.`,
  button: 'Leer la respuesta',
  stop: 'No recibir más correos sobre respuestas',
};

export const commentPageWordsEs: CommentPageWords = {
  askTitle: '¿No recibir más correos sobre respuestas?',
  askLead: 'Pediste que te avisáramos cuando alguien responda a tus comentarios.',
  askButton: 'Detener estos correos',
  doneTitle: 'Ese ha sido el último',
  doneLead: 'Ya no te escribiremos sobre respuestas a tus comentarios.',
  deadTitle: 'Este enlace no lleva a ninguna parte',
  deadLead: 'El comentario ya no existe, y con él tampoco los correos.',
};
