import type { CommentMailWords, CommentPageWords } from './mailWording.ts';

/** What an Arabic site writes to those who wait for answers. */
export const commentMailWordsAr: CommentMailWords = {
  subject: (title) => `رد على تعليقك حول «${title}»`,
  heading: 'وصلك رد',
  intro: (title, site) => `على تعليقك حول «${title}» في ${site} رد الآن.`,
  button: 'قراءة الرد',
  stop: 'إيقاف رسائل الردود',
};

export const commentPageWordsAr: CommentPageWords = {
  askTitle: 'هل تريد إيقاف رسائل الردود؟',
  askLead: 'طلبت أن نخبرك عندما يرد أحد على تعليقاتك هنا.',
  askButton: 'إيقاف هذه الرسائل',
  doneTitle: 'كانت هذه الأخيرة',
  doneLead: 'لن نكتب إليك بعد الآن عن الردود على تعليقاتك.',
  deadTitle: 'هذا الرابط لا يؤدي إلى شيء',
  deadLead: 'لم يعد التعليق موجودًا، ولا الرسائل المتعلقة به.',
};
