import type { LockedPageWords } from './pagePasswordWording.ts';

/** What an Arabic site says in front of a page that is not for everybody. */
export const lockedPageWordsAr: LockedPageWords = {
  title: 'هذه الصفحة محمية',
  lead: 'أدخل كلمة مرور الصفحة للمتابعة.',
  password: 'كلمة المرور',
  enter: 'متابعة',
  wrong: 'هذه ليست كلمة مرور الصفحة. يُرجى المحاولة مرة أخرى.',
  wait: (seconds) => `محاولات كثيرة. يُرجى الانتظار ${seconds} ثانية ثم المحاولة مرة أخرى.`,
  membersTitle: 'هذه الصفحة للأعضاء فقط',
  membersLead: 'سجّل الدخول بحسابك لتعود إلى هنا.',
  signIn: 'تسجيل الدخول',
};
