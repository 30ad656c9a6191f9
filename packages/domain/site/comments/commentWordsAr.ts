import { countedIn, valueText, type Wording } from '@quoin/domain/languages';
import type { CommentCode } from './comment.ts';
import type { CommentWords } from './wording.ts';

const counted = countedIn('ar');

const COMMENTS = {
  one: 'تعليق واحد',
  two: 'تعليقان',
  few: '# تعليقات',
  many: '# تعليقًا',
  other: '# تعليق',
};

/** What an Arabic site says below its entries. */
export const commentSentencesAr: Partial<Wording<CommentCode>> = {
  commentNameMissing: 'يُرجى ذكر اسمك.',
  commentNameTooLong: (values) => `الحد الأقصى للاسم ${valueText(values, 'max')} حرفًا.`,
  commentEmailInvalid: 'عنوان البريد الإلكتروني هذا غير صالح.',
  commentEmailMissing: 'يُرجى ذكر العنوان الذي نكتب إليه عند الردود.',
  commentBodyMissing: 'يُرجى كتابة شيء أولًا.',
  commentBodyTooLong: (values) => `الحد الأقصى للتعليق ${valueText(values, 'max')} حرفًا.`,
  commentsClosed: 'التعليقات مغلقة هنا.',
  commentRateLimit: 'تعليقات كثيرة في وقت قصير. يُرجى المحاولة لاحقًا.',
};

export const commentWordsAr: CommentWords = {
  heading: (count) => (count === 0 ? 'التعليقات' : counted(count, COMMENTS)),
  counted: (count) => (count === 0 ? 'لا تعليقات' : counted(count, COMMENTS)),
  none: 'لم يقل أحد شيئًا بعد.',
  write: 'كتابة تعليق',
  reply: 'رد',
  replyTo: (name) => `الرد على ${name}`,
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  emailHint: 'لا يظهر ويمكن تركه فارغًا.',
  wantsAnswers: 'أرسلوا إليّ عند الرد',
  staff: 'الفريق',
  body: 'التعليق',
  send: 'إرسال',
  honeypot: 'يُرجى ترك هذا الحقل فارغًا',
  sent: 'شكرًا لك. سيظهر تعليقك بعد أن يقرأه أحد.',
  shown: 'شكرًا لتعليقك.',
  closed: 'التعليقات مغلقة هنا.',
  show: 'عرض التعليقات',
};
