import type { Wording } from '@quoin/domain/languages';
import { MAX_PASSKEYS, type PasswordlessCode } from './passwordless.ts';
import type { PasswordlessWords } from './passwordlessWording.ts';

export const passwordlessWordsAr: PasswordlessWords = {
  byMail: 'تسجيل الدخول برابط عبر البريد الإلكتروني',
  byMailLead: 'نرسل إليك رابطًا يسجّل دخولك. لا تحتاج إلى كلمة مرور.',
  linkSent: (email) =>
    `إذا كان هناك حساب للعنوان ${email}، فإن رسالة تتضمن رابطًا في طريقها إليك. يعمل الرابط مرة واحدة خلال 15 دقيقة.`,
  openTitle: 'مرحبًا بعودتك',
  open: (email) => `نقرة واحدة، ويتم تسجيل دخولك باسم ${email}.`,
  linkDead: 'استُخدم الرابط من قبل، أو مضى عليه أكثر من 15 دقيقة.',
  byPasskey: 'تسجيل الدخول بمفتاح المرور',
  passkeys: 'مفاتيح المرور',
  passkeysText: 'سجّل الدخول ببصمتك أو وجهك أو رمز جهازك بدلًا من كلمة المرور.',
  add: 'إضافة مفتاح مرور',
  remove: 'إزالة',
  added: (day) => `أضيف في ${day}`,
  used: (day) => `آخر استخدام في ${day}`,
  saved: 'تم حفظ مفتاح المرور.',
  removed: 'تمت إزالة مفتاح المرور.',
  failed: 'لم ينجح ذلك. حاول مرة أخرى، أو سجّل الدخول بطريقة أخرى.',
  mail: {
    subject: (site) => `تسجيل الدخول إلى ${site}`,
    heading: 'رابطك',
    text: (site) => `يريد شخص ما، نأمل أنه أنت، تسجيل الدخول إلى ${site}.`,
    button: 'تسجيل الدخول',
    hint: 'يعمل الرابط مرة واحدة خلال 15 دقيقة. إذا لم تكن أنت، فتجاهله: لن يحدث شيء.',
  },
  keyMail: {
    addedTitle: 'أُضيف مفتاح مرور',
    added: (site, browser) => `يمكن من الآن تسجيل الدخول إلى حسابك في ${site} بمفتاح مرور أُنشئ باستخدام ${browser}.`,
    removedTitle: 'أُزيل مفتاح مرور',
    removed: (site, browser) => `لم يعد مفتاح المرور الذي أُنشئ باستخدام ${browser} يفتح حسابك في ${site}.`,
    notYou: 'إذا لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة فورًا وراجع مفاتيح المرور والأجهزة في حسابك.',
    button: 'افتح حسابك',
  },
};

export const passwordlessSentencesAr: Wording<PasswordlessCode> = {
  passkeyRefused: 'مفتاح المرور هذا غير معروف هنا. سجّل الدخول بطريقة أخرى.',
  passkeysFull: `للحساب ${MAX_PASSKEYS} مفاتيح مرور على الأكثر. أزل واحدًا أولًا.`,
  passkeyKnown: 'لدى هذا الجهاز مفتاح مرور لحسابك بالفعل.',
};
