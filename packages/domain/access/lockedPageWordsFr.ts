import type { LockedPageWords } from './pagePasswordWording.ts';

/** What a French site says in front of a page that is not for everybody. */
export const lockedPageWordsFr: LockedPageWords = {
  title: 'Cette page est protégée',
  lead: 'Saisissez son mot de passe pour continuer.',
  password: 'Mot de passe',
  enter: 'Continuer',
  wrong: 'Ce n’est pas le mot de passe de cette page. Veuillez réessayer.',
  wait: (seconds) => `Trop de tentatives. Veuillez patienter ${seconds} secondes, puis réessayer.`,
  membersTitle: 'Cette page est réservée aux membres',
  membersLead: 'Connectez-vous à votre compte, et vous reviendrez ici.',
  signIn: 'Se connecter',
};
