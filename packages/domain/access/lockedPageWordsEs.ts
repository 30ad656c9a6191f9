import type { LockedPageWords } from './pagePasswordWording.ts';

/** What a Spanish site says in front of a page that is not for everybody. */
export const lockedPageWordsEs: LockedPageWords = {
  title: 'Esta página está protegida',
  lead: 'Escribe su contraseña para continuar.',
  password: 'Contraseña',
  enter: 'Continuar',
  wrong: 'Esa no es la contraseña de esta página. Inténtalo de nuevo.',
  wait: (seconds) => `Demasiados intentos. Espera ${seconds} segundos e inténtalo de nuevo.`,
  membersTitle: 'Esta página es solo para miembros',
  membersLead: 'Inicia sesión con tu cuenta y volverás aquí.',
  signIn: 'Iniciar sesión',
};
