import type { ShareWords } from './wording.ts';

export const shareWordsFr: ShareWords = {
  share: 'Partager',
  shareOn: (service) => `Partager sur ${service}`,
  byMail: 'Partager par e-mail',
  mail: 'E-mail',
  follow: (name) => `Suivre @${name}`,
};
