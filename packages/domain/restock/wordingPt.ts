import type { Wording } from '@quoin/domain/languages';
import type { RestockCode, RestockFormWords } from './wording.ts';

/** What a Brazilian shop says to those who wait for something. */
export const restockWordingPt: Partial<Wording<RestockCode>> = {
  restockEmailBlank: 'Digite um endereço de e-mail',
  restockEmailInvalid: 'Este endereço de e-mail não é válido',
  restockSubmitFailed: 'Não foi possível enviar o formulário. Tente novamente mais tarde.',
  restockNotOffered: 'Não há o que esperar aqui: o item já está à venda ou não é mais vendido.',
  restockLinkDead: 'Este link não vale mais. Inscreva-se de novo na página do produto.',
};

export const restockFormWordsPt: RestockFormWords = {
  heading: 'Receba um e-mail quando voltar',
  email: 'E-mail',
  join: 'Quero receber também novidades desta loja',
  variant: 'Qual versão?',
  submit: 'Quero o aviso',
  submitting: 'Enviando…',
  signedUp: 'Tudo certo!',
  honeypot: 'Deixe este campo vazio',
};
