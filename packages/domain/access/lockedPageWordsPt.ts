import type { LockedPageWords } from './pagePasswordWording.ts';

/** What a Brazilian site says in front of a page that is not for everybody. */
export const lockedPageWordsPt: LockedPageWords = {
  title: 'Esta página é protegida',
  lead: 'Digite a senha dela para continuar.',
  password: 'Senha',
  enter: 'Continuar',
  wrong: 'Essa não é a senha desta página. Tente novamente.',
  wait: (seconds) => `Muitas tentativas. Aguarde ${seconds} segundos e tente novamente.`,
  membersTitle: 'Esta página é só para membros',
  membersLead: 'Entre na sua conta e você voltará para cá.',
  signIn: 'Entrar',
};
