import type { ShareWords } from './wording.ts';

export const shareWordsPt: ShareWords = {
  share: 'Compartilhar',
  shareOn: (service) => `Compartilhar no ${service}`,
  byMail: 'Compartilhar por e-mail',
  mail: 'E-mail',
  follow: (name) => `Seguir @${name}`,
};
