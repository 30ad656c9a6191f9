import type { RecurringWords } from './recurringWords.ts';

function next(day: string): string {
  return day === '' ? '' : ` الدفعة التالية في ${day}.`;
}

/** What an Arabic shop writes about gift cards and subscriptions. */
export const recurringWordsAr: RecurringWords = {
  giftCard: {
    heading: (amount) => `بطاقة هدية بقيمة ${amount}`,
    to: (name) => (name === '' ? '' : `إلى ${name}.`),
    from: (name) => (name === '' ? '' : `مع أطيب التمنيات من ${name}.`),
    how: 'أدخل هذا الرمز عند إتمام الطلب. يدفع جزءًا أو الكل، ويبقى الباقي في البطاقة. اطبع هذه الرسالة أو احتفظ بها: لا يوجد الرمز في مكان آخر.',
    shop: 'إلى المتجر',
    balance: (url) => `الرصيد: ${url}`,
    replaced: 'يحل هذا الرمز محل رمز سابق لم يعد صالحًا.',
  },
  subscription: {
    manage: 'إدارة الاشتراك',
    outOfStock: 'المنتج نافد حاليًا.',
    bankAsks: 'يطلب مصرفك أن تؤكد هذه الدفعة بنفسك. يُرجى الدفع عبر الرابط أدناه، ويستغرق ذلك دقيقة.',
  },
  subjects: {
    subscriptionStarted: 'بدأ اشتراكك',
    subscriptionReminder: 'سيُجدَّد اشتراكك قريبًا',
    subscriptionRenewed: 'تم تجديد اشتراكك',
    subscriptionCompleted: 'الدفعة الأخيرة من اشتراكك',
    subscriptionPaymentFailed: 'تعذّر الخصم من بطاقتك',
    subscriptionLastWarning: 'سينتهي اشتراكك قريبًا',
    subscriptionSkipped: 'تم تخطي التوصيل التالي',
    subscriptionPaused: 'اشتراكك موقوف مؤقتًا',
    subscriptionResumed: 'استؤنف اشتراكك',
    subscriptionCanceled: 'أُلغي اشتراكك',
  },
  texts: {
    subscriptionStarted: (what, day) => `شكرًا لك. اشتراكك: ${what}.${next(day)}`,
    subscriptionReminder: (what, day) =>
      `سيُجدَّد ${what} في ${day}. لا يلزمك فعل شيء. لتخطي توصيل أو للتوقف استخدم الرابط أدناه.`,
    subscriptionRenewed: (what, day) => `خصمنا: ${what}.${next(day)}`,
    subscriptionCompleted: (what) => `كانت هذه الدفعة الأخيرة عن ${what}. لن يُخصم شيء بعد الآن.`,
    subscriptionPaymentFailed: (what, day) =>
      `لم تنجح دفعة ${what}. سنحاول مرة أخرى في ${day}. يمكنك استخدام بطاقة أخرى في أي وقت.`,
    subscriptionLastWarning: (what, day) => `لم تنجح دفعة ${what} مجددًا. من دون دفع ينتهي الاشتراك في ${day}.`,
    subscriptionSkipped: (what, day) => `تم تخطي التوصيل التالي: ${what}.${next(day)}`,
    subscriptionPaused: (what, day) =>
      `${what}: موقوف مؤقتًا ${day === '' ? 'إلى أن تستأنفه' : `حتى ${day}`}. لا يُخصم شيء خلال ذلك.`,
    subscriptionResumed: (what, day) => `يُستأنف: ${what}.${next(day)}`,
    subscriptionCanceled: (what, day) =>
      `أُلغي: ${what}. لن يُخصم شيء بعد الآن.${day === '' ? '' : ` ما دفعته يسري حتى ${day}.`}`,
  },
};
