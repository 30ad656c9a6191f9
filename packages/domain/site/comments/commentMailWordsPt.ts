import type { CommentMailWords, CommentPageWords } from './mailWording.ts';

/** What a Brazilian site writes to those who wait for answers. */
export const commentMailWordsPt: CommentMailWords = {
  subject: (title) => `Uma resposta ao seu comentário sobre “${title}”`,
  heading: 'Responderam a você',
  intro: (title, site) => `O seu comentário sobre “${title}” em ${site} recebeu uma resposta.`,
  button: 'Ler a resposta',
  stop: 'Não receber mais e-mails sobre respostas',
};

export const commentPageWordsPt: CommentPageWords = {
  askTitle: 'Não receber mais e-mails sobre respostas?',
  askLead: 'Você pediu para saber quando alguém responder aos seus comentários.',
  askButton: 'Parar estes e-mails',
  doneTitle: 'Esse foi o último',
  doneLead: 'Não escreveremos mais sobre respostas aos seus comentários.',
  deadTitle: 'Este link não leva a lugar nenhum',
  deadLead: 'O comentário não existe mais, nem os e-mails sobre ele.',
};
