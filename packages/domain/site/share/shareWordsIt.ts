import type { ShareWords } from './wording.ts';

export const shareWordsIt: ShareWords = {
  share: 'Condividi',
  shareOn: (service) => `Condividi su ${service}`,
  byMail: 'Condividi per e-mail',
  mail: 'E-mail',
  follow: (name) => `Segui @${name}`,
};
