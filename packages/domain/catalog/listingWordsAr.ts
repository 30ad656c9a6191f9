import { countedIn } from '@quoin/domain/languages';
import type { ListingWords } from './listingWording.ts';

const counted = countedIn('ar');

/** What stands around an Arabic list of products. */
export const listingWordsAr: ListingWords = {
  sorts: {
    featured: 'مختارات',
    newest: 'الأحدث',
    'price-up': 'السعر تصاعديًا',
    'price-down': 'السعر تنازليًا',
    name: 'الاسم',
  },
  bestMatch: 'الأنسب',
  found: (count) =>
    counted(count, {
      zero: 'لا منتجات',
      one: 'منتج واحد',
      two: 'منتجان',
      few: '# منتجات',
      many: '# منتجًا',
      other: '# منتج',
    }),
  availability: 'التوفر',
  inStock: 'متوفر',
  sale: 'عروض',
  onSale: 'ضمن العروض',
  tags: 'الوسوم',
  categories: 'الفئات',
  price: 'السعر',
  from: (amount) => `من ${amount}`,
  upTo: (amount) => `حتى ${amount}`,
  between: (from, to) => `من ${from} إلى ${to}`,
  corrected: (words) => `لا شيء بهذا الاسم تمامًا. هذه نتائج «${words}».`,
  searched: (words) => `«${words}»`,
  nothing: (words) => `لا نتائج عن «${words}»`,
  nothingFits: 'لا شيء يطابق كل عوامل التصفية هذه',
};
