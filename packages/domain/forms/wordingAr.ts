import type { Wording } from '@quoin/domain/languages';
import type { FieldSentenceCode, FieldTexts } from './fieldWording.ts';
import type { FormTexts, OwnFormCode } from './wording.ts';

/** What visitors of an Arabic site read. */
export const fieldWordingAr: Wording<FieldSentenceCode> = {
  fieldRequired: 'حقل مطلوب',
  characterLimit: 'عدد الأحرف كبير جدًا.',
  emailNotValid: 'عنوان البريد الإلكتروني هذا غير صالح',
  numberNotValid: 'يُرجى إدخال رقم.',
  dateNotValid: 'يُرجى إدخال تاريخ صحيح.',
  timeNotValid: 'يُرجى إدخال وقت، مثل 9:30.',
  phoneNotValid: 'يُرجى إدخال أرقام فقط.',
  optionNotOffered: 'يُرجى اختيار أحد الخيارات.',
  fieldsInvalid: 'هناك إجابة ناقصة أو غير صحيحة. يُرجى مراجعة ما أدخلته.',
};

export const formWordingAr: Wording<OwnFormCode> = {
  formProcessingFailed: 'تعذّرت معالجة النموذج. يُرجى إعادة تحميل الصفحة.',
  unknownError: 'خطأ غير معروف، يُرجى المحاولة لاحقًا.',
  formKeyMissing: 'تعذّر إعداد النموذج، يُرجى المحاولة لاحقًا.',
  formUnreadable: 'تعذّرت قراءة البيانات، يُرجى مراجعة ما أدخلته.',
  submitNotAllowed: 'تعذّر إرسال النموذج. يُرجى المحاولة لاحقًا.',
  formUnknown: 'لم يتم إعداد هذا النموذج بعد.',
  submissionRateLimit: 'مرات إرسال كثيرة. يُرجى المحاولة لاحقًا.',
  sendFailed: 'تعذّر إرسال النموذج. يُرجى المحاولة لاحقًا.',
};

export const fieldTextsAr: FieldTexts = {
  saving: 'جارٍ الحفظ…',
  scrollDown: 'هناك مشكلة في النموذج. يُرجى النظر إلى الأسفل.',
  scrollUp: 'هناك مشكلة في النموذج. يُرجى النظر إلى الأعلى.',
  choose: 'يُرجى الاختيار',
};

export const formTextsAr: FormTexts = {
  ...fieldTextsAr,
  submitting: 'جارٍ الإرسال…',
  emailHint: 'صيغة عناوين البريد هي name@domain.com.',
  required: '(مطلوب)',
  notAnswered: 'لا إجابة',
  honeypot: 'يُرجى ترك هذا الحقل فارغًا',
  confirmByMail: 'بقيت خطوة: يُرجى فتح الرابط الموجود في رسالتنا لتصلنا رسالتك.',
  likert: {
    '-2': 'لا أوافق بشدة',
    '-1': 'لا أوافق',
    '0': 'محايد',
    '1': 'أوافق',
    '2': 'أوافق بشدة',
  },
  parts: {
    First: 'الاسم الأول',
    Last: 'اسم العائلة',
    Areacode: 'رمز المنطقة',
    Prefix: '###',
    Line: '####',
    'phone.Country': 'الدولة',
    Line1: 'العنوان',
    Line2: 'الشقة، الطابق',
    City: 'المدينة',
    State: 'المنطقة',
    Zip: 'الرمز البريدي',
    Country: 'الدولة',
    Day: 'اليوم',
    Month: 'الشهر',
    Year: 'السنة',
    Hour: 'الساعة',
    Minute: 'الدقيقة',
    Second: 'الثانية',
    Ampm: 'ص/م',
  },
};
