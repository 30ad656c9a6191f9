import { countedIn } from '@quoin/domain/languages';
import type { BlockWords } from './wording.ts';

const counted = countedIn('ar');

/** What blocks of an Arabic site say by themselves. */
export const blockWordsAr: BlockWords = {
  stopMoving: 'إيقاف النص المتحرك',
  download: (title) => `تنزيل «${title}»`,
  downloadThis: 'تنزيل',
  tracks: 'المقاطع',
  track: (number) => `المقطع ${number}`,
  buy: 'شراء الألبوم',
  numbersOf: (title) => (title === '' ? 'أرقام المخطط' : `الأرقام: ${title}`),
  share: (percent) => `${percent} من المجموع`,
  chart: (kind, title) => {
    const name = { bar: 'مخطط أعمدة', line: 'مخطط خطي', pie: 'مخطط دائري' }[kind];
    return title === '' ? name : `${name}: ${title}`;
  },
  findPlace: 'البحث على الخريطة',
  showProduct: 'إلى المنتج',
  choosePlan: 'اختيار هذه الباقة',
  members: 'الأعضاء',
  enter: 'دخول',
  archive: 'الأرشيف',
  topics: 'المواضيع',
  entries: (count) =>
    counted(count, {
      zero: 'لا مقالات',
      one: 'مقال واحد',
      two: 'مقالان',
      few: '# مقالات',
      many: '# مقالًا',
      other: '# مقال',
    }),
  comments: 'أحدث التعليقات',
  saidAbout: 'حول',
  tickets: 'التذاكر',
  tourDates: 'المواعيد',
  isOver: 'انتهى',
  follow: 'في أماكن أخرى',
  navigation: 'روابط',
  reserveAt: (provider) => `الحجز لدى ${provider}`,
  eventsAt: (provider) => `الفعاليات لدى ${provider}`,
  seeAt: (provider) => `المشاهدة لدى ${provider}`,
  advertisement: 'إعلان',
  feed: 'الأخبار',
};
