import { countedIn } from '@quoin/domain/languages';
import type { RestockWords } from './aroundWording.ts';
import { restockFormWordsAr } from './wordingAr.ts';

const counted = countedIn('ar');

/** Pages and mails around it, in Arabic: no widget needs them. */
export const restockWordsAr: RestockWords = {
  form: restockFormWordsAr,
  page: {
    title: 'متوفر من جديد',
    confirmFirst: 'أرسلنا إليك رسالة. يُرجى فتح الرابط الموجود فيها، وسنكتب إليك عند التوفر.',
    confirmHeading: 'هل نكتب إليك؟',
    confirmText: (product) => `رسالة واحدة عند توفر ${product} من جديد، ولا شيء غيرها.`,
    confirmButton: 'نعم، أرسلوا إليّ',
    confirmed: (product) => `سنكتب إليك عند توفر ${product} من جديد.`,
  },
  mail: {
    confirmSubject: (product) => `هل نخبرك عند توفر ${product} من جديد؟`,
    confirmHeading: 'بقيت خطوة',
    confirm: (product) =>
      `يريد أحدهم، نأمل أن يكون أنت، معرفة موعد توفر ${product} من جديد. يُرجى التأكيد وسنكتب مرة واحدة.`,
    confirmButton: 'نعم، أرسلوا إليّ',
    confirmHint: 'الرابط صالح لمدة سبعة أيام. إن لم يكن ذلك منك فتجاهل الرسالة ولن يصلك شيء آخر.',
    backSubject: (product) => `${product} متوفر من جديد`,
    backSubjectMany: (count) =>
      counted(count, {
        one: 'منتج تنتظره متوفر من جديد',
        two: 'منتجان تنتظرهما متوفران من جديد',
        few: '# منتجات تنتظرها متوفرة من جديد',
        many: '# منتجًا تنتظرها متوفرة من جديد',
        other: '# منتج تنتظرها متوفرة من جديد',
      }),
    backHeading: 'متوفر من جديد',
    back: (product) => `طلبت أن نخبرك: أصبح شراء ${product} ممكنًا من جديد.`,
    backMany: 'طلبت أن نخبرك: أصبح شراء هذه المنتجات ممكنًا من جديد.',
    backButton: 'عرض في المتجر',
    once: 'كانت هذه الرسالة الوحيدة التي طلبتها.',
  },
};
