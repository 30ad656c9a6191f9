import type { FormMailWords, ListPageWords } from './mailWording.ts';

/** What an Arabic site writes to visitors about forms and lists. */
export const formMailWordsAr: FormMailWords = {
  confirmSubmissionSubject: 'يُرجى تأكيد رسالتك',
  confirmSubmissionHeading: 'هل كتبت إلينا للتو؟',
  confirmSubmission: (site) => `ملأ أحدهم نموذجًا في ${site} بهذا العنوان. إن كان ذلك منك فيُرجى تأكيده لتصلنا رسالتك.`,
  confirmSubmissionButton: 'نعم، كان ذلك مني',
  confirmHint: 'إن لم يكن ذلك منك فتجاهل هذه الرسالة. الرابط صالح لمدة سبعة أيام.',
  optInSubject: (site) => `يُرجى تأكيد اشتراكك في ${site}`,
  optInHeading: 'هل ترغب في تلقّي أخبارنا؟',
  optIn: (site, list) => `طلب أحدهم، نأمل أن يكون أنت، رسائل ${site} (${list}). يُرجى التأكيد للانضمام إلى القائمة.`,
  optInButton: 'نعم، أرغب فيها',
  welcomeSubject: (site) => `أهلًا بك في رسائل ${site}`,
  welcomeHeading: 'أنت الآن في القائمة',
  welcome: (list) => `ستصلك من الآن رسائل «${list}». يمكنك إلغاء الاشتراك في أي وقت بنقرة واحدة.`,
  unsubscribe: 'إلغاء الاشتراك',
};

export const listPageWordsAr: ListPageWords = {
  confirmTitle: 'تأكيد الاشتراك',
  confirmLead: (email, list) => `ستصل رسائل «${list}» إلى ${email}.`,
  confirmButton: 'تأكيد',
  confirmedTitle: 'شكرًا لك!',
  confirmedLead: (list) => `أنت الآن في قائمة «${list}».`,
  unsubscribeTitle: 'إلغاء الاشتراك',
  unsubscribeLead: (email, list) => `تصل رسائل «${list}» إلى ${email}. هل تريد إيقافها؟`,
  unsubscribeButton: 'إلغاء الاشتراك',
  unsubscribedTitle: 'أُلغي اشتراكك',
  unsubscribedLead: (email, list) => `لن تصل رسائل «${list}» إلى ${email} بعد الآن.`,
  resubscribeButton: 'كان ذلك خطأ',
  resubscribedLead: (list) => `عدت إلى قائمة «${list}».`,
  deadTitle: 'لم يعد هذا الرابط صالحًا',
  deadLead: 'سبق استخدامه أو هو قديم جدًا. يُرجى ملء النموذج من جديد.',
  leaveDeadLead:
    'إن كان الرابط منسوخًا فربما ينقصه جزء: افتحه مرة أخرى من الرسالة. وإن وصلت إلى هنا مجددًا، فلم يعد هذا العنوان في القائمة.',
  submissionTitle: 'تأكيد الرسالة',
  submissionLead: 'يُرجى تأكيد أنك كتبتها لتصل إلينا.',
  submissionDoneTitle: 'شكرًا لك!',
  submissionDoneLead: 'وصلتنا رسالتك.',
};
