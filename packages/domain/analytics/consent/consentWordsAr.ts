import { countedIn } from '@quoin/domain/languages';
import type { ConsentWords } from './consentWording.ts';

const counted = countedIn('ar');

export const consentWordsAr: ConsentWords = {
  link: 'إعدادات ملفات تعريف الارتباط',
  title: 'هل تسمح لنا باحتساب زيارتك؟',
  text: 'نود أن نعرف عدد الزوار، ومن أين يأتون، وما الذي يشاهدونه. فقط في حال الموافقة.',
  accept: 'قبول الكل',
  decline: 'رفض',
  choose: 'اختيار',
  save: 'حفظ اختياري',
  saved: 'تم الحفظ.',
  details: 'ما الذي يُحفظ، وإلى متى',
  pageTitle: 'ملفات تعريف الارتباط في هذا الموقع',
  pageLead: 'ما يحفظه هذا الموقع في متصفحك. لا يُحفظ ما هو اختياري إلا ما دامت موافقتك قائمة.',
  withoutScript: 'متصفحك لا يشغّل البرامج النصية هنا، لذلك لا يُحفظ أي شيء اختياري.',
  others: 'من يعلم أيضًا بزيارتك',
  othersLead: 'تُبلَّغ هذه الخدمات بما يُعرض ويُشترى هنا ما دمت تسمح بالغرض منها. ولا نعطيها اسمك ولا عنوانك.',
  place: { cookie: 'ملف تعريف ارتباط', local: 'مساحة تخزين المتصفح', session: 'مساحة تخزين علامة التبويب' },
  purpose: { necessary: 'ضروري', analytics: 'احتساب الزيارات', marketing: 'الإعلانات' },
  use: {
    signIn: 'يُبقي تسجيل دخولك',
    cart: 'يتذكر سلة التسوق',
    forgery: 'يحمي النماذج من التزوير',
    language: 'يتذكر لغتك',
    choice: 'يتذكر هذا الاختيار',
    closed: 'يتذكر ما تم إغلاقه',
    likes: 'يتذكّر ما يعجبك',
    entry: 'يتذكّر أنك تعرف كلمة مرور صفحة',
    embeds: 'يتذكر الجهات التي تود رؤية مقاطعها وخرائطها',
    visitor: 'يميّز الزائر العائد من الزائر الجديد',
    visit: 'يميّز زيارة عن التي تليها',
    counting: 'يضمن احتساب الطلب مرة واحدة',
    unanswered: 'يُبقي الصفحات سريعة حين لا يُجاب على التقارير',
    recording: 'يربط صفحات الزيارة المسجّلة',
    experiment: 'يتذكّر أي نسخة من الصفحة تُعرض لك',
    advertising: 'يبيّن إن كان إعلان قد أدى إلى زيارة',
  },
  untilClosed: 'حتى إغلاق المتصفح',
  untilTabClosed: 'حتى إغلاق علامة التبويب',
  untilRemoved: 'حتى حذفه',
  minutes: (count) =>
    counted(count, { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' }),
  days: (count) => counted(count, { one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' }),
  years: (count) => counted(count, { one: 'سنة واحدة', two: 'سنتان', few: '# سنوات', many: '# سنة', other: '# سنة' }),
};
