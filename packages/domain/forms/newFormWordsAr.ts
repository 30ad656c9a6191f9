import type { NewFormWords } from './newFormWording.ts';

/** What a new form of an Arabic site says. */
export const newFormWordsAr: NewFormWords = {
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  message: 'الرسالة',
  send: 'إرسال',
  thanks: 'شكرًا لك!',
};
