import type { Wording } from '@quoin/domain/languages';
import { PASSWORD_LENGTH } from './password.ts';
import type { PlainPageWords } from './plainPageWording.ts';
import { waitSentence } from './waitSentence.ts';
import type { AccessCode } from './wording.ts';
import { visitorWordingPt } from './wordingPt.ts';

/** What a Brazilian site answers to requests and to those who sign in; what only people of the app read is English. */
export const accessSentencesPt: Partial<Wording<AccessCode>> = {
  ...visitorWordingPt,
  signInFailed: 'O e-mail e a senha não correspondem. Tente novamente.',
  signInNeeded: 'Entre na sua conta para continuar.',
  signInTooOften: ({ seconds }) => `Muitas tentativas de entrar. ${waitSentence(seconds, 'pt')}`,
  emailInvalid: 'Este endereço de e-mail não é válido',
  requestInvalid: 'Não foi possível entender a solicitação.',
  notFound: 'Isso não existe aqui.',
  methodNotAllowed: 'Este endereço não aceita esse tipo de solicitação.',
  bodyTooLarge: 'A solicitação é grande demais.',
  bodyNotJson: 'A solicitação não é um JSON válido.',
  bodyUnknownType: 'Envie JSON ou um formulário.',
  bodyCompressed: 'Solicitações compactadas não são aceitas.',
  bodyCutOff: 'A solicitação foi interrompida no meio.',
  passwordTooShort: `Use pelo menos ${PASSWORD_LENGTH.min} caracteres.`,
  passwordTooLong: `Use no máximo ${PASSWORD_LENGTH.max} caracteres.`,
  passwordTooCommon: 'Muita gente usa essa senha, por isso ela é uma das primeiras a serem testadas. Escolha outra.',
  passwordTooNear: 'Ela é parecida demais com o seu nome, o seu endereço ou o nome do site. Escolha outra.',
};

export const plainPageWordsPt: PlainPageWords = {
  titles: {
    tryAgain: 'Tente novamente',
    notFound: 'Página não encontrada',
    notPossible: 'Isso não é possível aqui',
    wait: 'Um momento, por favor',
    failed: 'Não funcionou',
  },
  back: 'Voltar ao início',
  fault: 'Algo deu errado',
  faultText:
    'Não foi possível preparar a página. O problema é nosso, não seu, e já o anotamos. Tente novamente em instantes.',
  reference: (id) => `Referência ${id}`,
};
