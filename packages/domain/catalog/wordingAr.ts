import { countedIn } from '@quoin/domain/languages';
import type { BillingUnit } from './product.ts';
import type { PlanPhrases } from './subscription.ts';
import type { CatalogWords } from './wording.ts';

const counted = countedIn('ar');

const UNITS: Readonly<
  Record<BillingUnit, readonly [one: string, two: string, few: string, many: string, other: string]>
> = {
  week: ['أسبوع', 'أسبوعين', '# أسابيع', '# أسبوعًا', '# أسبوع'],
  month: ['شهر', 'شهرين', '# أشهر', '# شهرًا', '# شهر'],
  year: ['سنة', 'سنتين', '# سنوات', '# سنة', '# سنة'],
};

function span(count: number, unit: BillingUnit): string {
  const [one, two, few, many, other] = UNITS[unit];
  return counted(count, { one, two, few, many, other });
}

/** What an Arabic shop says on its product pages. */
export const catalogWordsAr: CatalogWords = {
  product: {
    addToCart: 'أضف إلى السلة',
    subscribe: 'اشتراك',
    quantity: 'الكمية',
    quickView: 'عرض سريع',
    soldOut: 'نفد',
    onSale: 'عرض',
    selectValue: 'اختر القيمة',
    selectOption: (optionName) => `اختر ${optionName}`,
    notApplicable: 'لا ينطبق',
    priceUnavailable: 'غير متوفر',
    onlyLeft: (count) =>
      counted(count, {
        one: 'بقيت قطعة واحدة فقط',
        two: 'بقيت قطعتان فقط',
        few: 'بقيت # قطع فقط',
        other: 'بقيت # قطعة فقط',
      }),
  },
  quickView: { more: 'عرض كل التفاصيل', close: 'إغلاق', previous: 'المنتج السابق', next: 'المنتج التالي' },
  stock: { inStock: 'متوفر', soldOut: 'نفد', runningLow: 'يوشك على النفاد' },
  price: { original: 'السعر الأصلي:', sale: 'سعر العرض:' },
  priceMarkup: {
    original: 'السعر الأصلي:',
    sale: 'سعر العرض:',
    from: (price) => `من ${price}`,
    giftCardOption: 'القيمة',
  },
  gallery: { picture: (number) => `الصورة ${number}:` },
  purchase: {
    notSoldOnlineYet: 'لا يُباع هذا المنتج عبر الإنترنت بعد.',
    hasOwnPage: 'يُشترى هذا المنتج من صفحة خاصة به.',
  },
  newStore: { fallbackStoreTitle: 'المتجر', allCategoryDisplayName: 'الكل' },
};

export const planPhrasesAr: PlanPhrases = {
  every: (count, unit) => `كل ${span(count, unit)}`,
  during: (count, unit) => `لمدة ${span(count, unit)}`,
};
