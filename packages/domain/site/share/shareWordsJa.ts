import type { ShareWords } from './wording.ts';

export const shareWordsJa: ShareWords = {
  share: 'シェア',
  shareOn: (service) => `${service}でシェア`,
  byMail: 'メールで送る',
  mail: 'メール',
  follow: (name) => `@${name}をフォロー`,
};
