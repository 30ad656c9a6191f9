import { countedIn, valueText, type Wording } from '@quoin/domain/languages';
import type { CommentCode } from './comment.ts';
import type { CommentWords } from './wording.ts';

const counted = countedIn('pt');

/** What a Brazilian site says below its entries. */
export const commentSentencesPt: Partial<Wording<CommentCode>> = {
  commentNameMissing: 'Diga o seu nome.',
  commentNameTooLong: (values) => `Um nome pode ter até ${valueText(values, 'max')} caracteres.`,
  commentEmailInvalid: 'Este endereço de e-mail não é válido.',
  commentEmailMissing: 'Diga para qual endereço avisar sobre respostas.',
  commentBodyMissing: 'Escreva algo primeiro.',
  commentBodyTooLong: (values) => `Um comentário pode ter até ${valueText(values, 'max')} caracteres.`,
  commentsClosed: 'Os comentários estão encerrados aqui.',
  commentRateLimit: 'São muitos comentários em pouco tempo. Tente novamente mais tarde.',
};

export const commentWordsPt: CommentWords = {
  heading: (count) => (count === 0 ? 'Comentários' : counted(count, { one: '# comentário', other: '# comentários' })),
  counted: (count) =>
    count === 0 ? 'Nenhum comentário' : counted(count, { one: '# comentário', other: '# comentários' }),
  none: 'Ninguém disse nada ainda.',
  write: 'Escrever um comentário',
  reply: 'Responder',
  replyTo: (name) => `Responder a ${name}`,
  name: 'Nome',
  email: 'E-mail',
  emailHint: 'Não aparece e pode ficar vazio.',
  wantsAnswers: 'Quero um e-mail quando alguém responder',
  staff: 'Equipe',
  body: 'Comentário',
  send: 'Enviar',
  honeypot: 'Deixe este campo vazio',
  sent: 'Agradecemos. O seu comentário aparecerá assim que alguém o ler.',
  shown: 'Agradecemos o seu comentário.',
  closed: 'Os comentários estão encerrados aqui.',
  show: 'Mostrar os comentários',
};
