import { countedIn, valueText, type Wording } from '@quoin/domain/languages';
import type { ReviewCode } from './review.ts';
import type { ReviewMailWords, ReviewPageWords, ReviewWords } from './wording.ts';

const counted = countedIn('ar');

/** What an Arabic shop says of reviews. */
export const reviewSentencesAr: Partial<Wording<ReviewCode>> = {
  reviewStarsMissing: 'يُرجى اختيار نجمة إلى خمس نجوم.',
  reviewTitleTooLong: (values) => `الحد الأقصى للعنوان ${valueText(values, 'max')} حرفًا.`,
  reviewBodyTooLong: (values) => `الحد الأقصى للتقييم ${valueText(values, 'max')} حرفًا.`,
  reviewNameMissing: 'يُرجى ذكر الاسم الذي يظهر.',
  reviewNameTooLong: (values) => `الحد الأقصى للاسم الظاهر ${valueText(values, 'max')} حرفًا.`,
  reviewPictureUnreadable: 'تعذّرت قراءة إحدى الصور. الصيغ المقبولة هي JPEG وPNG وWebP وHEIC.',
  reviewPicturesTooLarge: 'الصور كبيرة جدًا. الحد الأقصى لكل صورة 8 ميغابايت.',
  reviewPicturesTooMany: (values) => `الحد الأقصى لعدد الصور في التقييم ${valueText(values, 'max')}.`,
  reviewRateLimit: 'أرسلت تقييمات كثيرة في وقت قصير. يُرجى المحاولة لاحقًا.',
  reviewAnswerTooLong: (values) => `الحد الأقصى لردك ${valueText(values, 'max')} حرفًا.`,
};

export const reviewWordsAr: ReviewWords = {
  heading: 'التقييمات',
  counted: (count) =>
    counted(count, { one: 'تقييم واحد', two: 'تقييمان', few: '# تقييمات', many: '# تقييمًا', other: '# تقييم' }),
  stars: (average) => `${average} من 5 نجوم`,
  verified: 'عملية شراء مؤكدة',
  answer: (site) => `رد من ${site}`,
  picture: (name) => `صورة من ${name}`,
  older: 'تقييمات أقدم',
  newer: 'تقييمات أحدث',
};

export const reviewPageWordsAr: ReviewPageWords = {
  title: 'تقييمك',
  lead: (number) => `الطلب ${number}. يظهر ما تكتبه هنا مع المنتج تحت الاسم الذي تذكره.`,
  stars: 'عدد النجوم',
  star: (count) => counted(count, { one: 'نجمة واحدة', two: 'نجمتان', few: '# نجوم', many: '# نجمةً', other: '# نجمة' }),
  headline: 'العنوان (اختياري)',
  body: 'ما رأيك فيه؟ (اختياري)',
  name: 'الاسم الظاهر',
  pictures: (most) => `صور (اختياري، ${most} كحد أقصى)`,
  picturesHint: 'JPEG أو PNG أو WebP أو HEIC، حتى 8 ميغابايت لكل صورة. يراها الجميع.',
  removePicture: (index) => `إزالة الصورة ${index}`,
  send: 'إرسال التقييم',
  change: 'حفظ التغييرات',
  shown: 'شكرًا لك. تقييمك موجود على صفحة المنتج.',
  waiting: 'شكرًا لك. سيظهر تقييمك بعد أن يقرأه المتجر.',
  toProduct: 'عرض المنتج',
  deadTitle: 'هذا الرابط لا يؤدي إلى شيء',
  deadLead: 'لم يعد ممكنًا تقييم شيء من الطلب المرتبط به.',
  stopTitle: 'هل تريد إيقاف رسائل التقييم؟',
  stopLead: 'نكتب مرة واحدة بعد الطلب لنسألك عن رأيك.',
  stopButton: 'إيقاف هذه الرسائل',
  stoppedTitle: 'كانت هذه الأخيرة',
  stoppedLead: 'لن نطلب منك تقييمات بعد الآن.',
};

export const reviewMailWordsAr: ReviewMailWords = {
  subject: (site) => `ما رأيك في طلبك من ${site}؟`,
  heading: 'ما رأيك؟',
  intro: (number) => `مضى بعض الوقت على وصول طلبك ${number}. رأيك يساعد الآخرين على الاختيار.`,
  hint: 'يكفي عدد من النجوم. والكلمات والصور مرحب بها.',
  button: 'كتابة تقييم',
  stop: 'إيقاف رسائل التقييم',
};
