import type { Wording } from '@quoin/domain/languages';
import type { RestockCode, RestockFormWords } from './wording.ts';

/** What an Arabic shop says to those who wait for something. */
export const restockWordingAr: Partial<Wording<RestockCode>> = {
  restockEmailBlank: 'يُرجى إدخال عنوان بريد إلكتروني',
  restockEmailInvalid: 'عنوان البريد الإلكتروني هذا غير صالح',
  restockSubmitFailed: 'تعذّر إرسال النموذج. يُرجى المحاولة لاحقًا.',
  restockNotOffered: 'لا شيء يُنتظر هنا: إما أن المنتج متوفر أو لم يعد يُباع.',
  restockLinkDead: 'لم يعد هذا الرابط صالحًا. يُرجى التسجيل من جديد في صفحة المنتج.',
};

export const restockFormWordsAr: RestockFormWords = {
  heading: 'رسالة إليك عند التوفر من جديد',
  email: 'البريد الإلكتروني',
  join: 'أرسلوا إليّ أخبار هذا المتجر أيضًا',
  variant: 'أي خيار؟',
  submit: 'أخبروني',
  submitting: 'جارٍ الإرسال…',
  signedUp: 'تم التسجيل!',
  honeypot: 'يُرجى ترك هذا الحقل فارغًا',
};
