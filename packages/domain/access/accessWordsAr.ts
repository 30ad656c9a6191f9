import type { Wording } from '@quoin/domain/languages';
import { PASSWORD_LENGTH } from './password.ts';
import type { PlainPageWords } from './plainPageWording.ts';
import { waitSentence } from './waitSentence.ts';
import type { AccessCode } from './wording.ts';
import { visitorWordingAr } from './wordingAr.ts';

/** What an Arabic site answers to requests and to those who sign in; what only people of the app read is English. */
export const accessSentencesAr: Partial<Wording<AccessCode>> = {
  ...visitorWordingAr,
  signInFailed: 'البريد الإلكتروني وكلمة المرور غير متطابقين. يُرجى المحاولة مرة أخرى.',
  signInNeeded: 'يُرجى تسجيل الدخول للمتابعة.',
  signInTooOften: ({ seconds }) => `محاولات تسجيل دخول كثيرة. ${waitSentence(seconds, 'ar')}`,
  emailInvalid: 'عنوان البريد الإلكتروني هذا غير صالح',
  requestInvalid: 'تعذّر فهم الطلب.',
  notFound: 'هذا غير موجود هنا.',
  methodNotAllowed: 'لا يقبل هذا العنوان طلبات من هذا النوع.',
  bodyTooLarge: 'الطلب كبير جدًا.',
  bodyNotJson: 'الطلب ليس JSON صالحًا.',
  bodyUnknownType: 'يُرجى إرسال JSON أو نموذج.',
  bodyCompressed: 'لا تُقبل الطلبات المضغوطة.',
  bodyCutOff: 'انقطع الطلب قبل اكتماله.',
  passwordTooShort: `يُرجى استخدام ${PASSWORD_LENGTH.min} أحرف على الأقل.`,
  passwordTooLong: `يُرجى ألا تتجاوز كلمة المرور ${PASSWORD_LENGTH.max} حرفًا.`,
  passwordTooCommon: 'كلمة المرور هذه شائعة، ولذلك تُجرَّب قبل غيرها. يُرجى اختيار كلمة أخرى.',
  passwordTooNear: 'كلمة المرور قريبة جدًا من اسمك أو عنوانك أو اسم الموقع. يُرجى اختيار كلمة أخرى.',
};

export const plainPageWordsAr: PlainPageWords = {
  titles: {
    tryAgain: 'يُرجى المحاولة مرة أخرى',
    notFound: 'الصفحة غير موجودة',
    notPossible: 'هذا غير ممكن هنا',
    wait: 'لحظة من فضلك',
    failed: 'لم ينجح ذلك',
  },
  back: 'العودة إلى البداية',
  fault: 'حدث خطأ ما',
  faultText: 'تعذّر إعداد الصفحة. الخطأ من جانبنا وقد سجّلناه. يُرجى المحاولة مرة أخرى بعد لحظات.',
  reference: (id) => `المرجع ${id}`,
};
