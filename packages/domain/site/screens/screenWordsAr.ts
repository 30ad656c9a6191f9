import type { ScreenWords } from './wording.ts';

/** What screens of an Arabic site say whose owner left it out. */
export const screenWordsAr: ScreenWords = {
  siteTitle: 'هذا الموقع محمي',
  siteLead: 'أدخل كلمة المرور للدخول.',
  siteWrong: 'هذه ليست كلمة مرور الموقع. يُرجى المحاولة مرة أخرى.',
  comingTitle: 'قريبًا',
  comingLead: 'هذا الموقع لم يُفتح بعد.',
  comingEntry: 'هل هذا موقعك؟ سجّل الدخول لرؤيته',
  signOnTitle: 'تسجيل الدخول',
  signOnLead: 'اختر الخدمة التي تسجّل الدخول بها.',
  signOnWith: (name) => `المتابعة باستخدام ${name}`,
  signOnNone: 'لا توجد خدمة تسجيل دخول معدّة لهذا الموقع.',
  back: 'إلى الموقع',
  pause: 'إيقاف فيديو الخلفية مؤقتًا',
  play: 'تشغيل فيديو الخلفية',
  menu: 'الصفحات',
  social: 'في أماكن أخرى',
};
