import type { ShareWords } from './wording.ts';

export const shareWordsEs: ShareWords = {
  share: 'Compartir',
  shareOn: (service) => `Compartir en ${service}`,
  byMail: 'Compartir por correo',
  mail: 'Correo',
  follow: (name) => `Seguir a @${name}`,
};
