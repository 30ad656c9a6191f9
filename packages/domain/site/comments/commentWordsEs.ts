import { countedIn, valueText, type Wording } from '@quoin/domain/languages';
import type { CommentCode } from './comment.ts';
import type { CommentWords } from './wording.ts';

const counted = countedIn('es');

/** What a Spanish site says below its entries. */
export const commentSentencesEs: Partial<Wording<CommentCode>> = {
  commentNameMissing: 'Dinos tu nombre.',
  commentNameTooLong: (values) => `Un nombre puede tener hasta ${valueText(values, 'max')} caracteres.`,
  commentEmailInvalid: 'Esta dirección de correo no es válida.',
  commentEmailMissing: 'Dinos a qué dirección debemos avisar de las respuestas.',
  commentBodyMissing: 'Escribe algo primero.',
  commentBodyTooLong: (values) => `Un comentario puede tener hasta ${valueText(values, 'max')} caracteres.`,
  commentsClosed: 'Aquí ya no se puede comentar.',
  commentRateLimit: 'Son muchos comentarios en poco tiempo. Inténtalo de nuevo más tarde.',
};

export const commentWordsEs: CommentWords = {
  heading: (count) => (count === 0 ? 'Comentarios' : counted(count, { one: '# comentario', other: '# comentarios' })),
  counted: (count) =>
    count === 0 ? 'Ningún comentario' : counted(count, { one: '# comentario', other: '# comentarios' }),
  none: 'Nadie ha dicho nada todavía.',
  write: 'Escribir un comentario',
  reply: 'Responder',
  replyTo: (name) => `Responder a ${name}`,
  name: 'Nombre',
  email: 'Correo electrónico',
  emailHint: 'No se muestra y puedes dejarlo vacío.',
  wantsAnswers: 'Quiero un correo cuando alguien responda',
  staff: 'Equipo',
  body: 'Comentario',
  send: 'Enviar',
  honeypot: 'Deja este campo vacío',
  sent: 'Gracias. Tu comentario aparecerá cuando alguien lo haya leído.',
  shown: 'Gracias por tu comentario.',
  closed: 'Aquí ya no se puede comentar.',
  show: 'Mostrar los comentarios',
};
