import type { ShareWords } from './wording.ts';

export const shareWordsNl: ShareWords = {
  share: 'Delen',
  shareOn: (service) => `Delen op ${service}`,
  byMail: 'Per e-mail delen',
  mail: 'E-mail',
  follow: (name) => `@${name} volgen`,
};
