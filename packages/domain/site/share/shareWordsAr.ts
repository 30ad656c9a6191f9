import type { ShareWords } from './wording.ts';

export const shareWordsAr: ShareWords = {
  share: 'مشاركة',
  shareOn: (service) => `مشاركة على ${service}`,
  byMail: 'مشاركة بالبريد الإلكتروني',
  mail: 'البريد الإلكتروني',
  follow: (name) => `متابعة @${name}`,
};
