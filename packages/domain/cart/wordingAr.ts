import { countedIn, valueList, valueText, type Wording } from '@quoin/domain/languages';
import type { AddToCartCode } from './addToCart.ts';
import type { CartButtonWords } from './buttonWording.ts';
import type { CartPageWords } from './pageWording.ts';
import type { PricingCode } from './pricing/pricingWording.ts';
import type { CartCode } from './wording.ts';

const counted = countedIn('ar');

const ITEMS = {
  zero: 'لا منتجات',
  one: 'منتج واحد',
  two: 'منتجان',
  few: '# منتجات',
  many: '# منتجًا',
  other: '# منتج',
};

/** What an Arabic shop says where something joins a cart. */
export const cartButtonWordsAr: CartButtonWords = {
  alerts: {
    cart: 'تعذّرت إضافة المنتج',
    expressCheckout: 'تعذّر شراء المنتج',
    giftCard: 'تعذّر شراء بطاقة الهدية',
  },
  alertClose: 'حسنًا',
  answers: { change: 'تعديل', save: 'حفظ', close: 'إلغاء' },
  addButton: { adding: 'جارٍ الإضافة…', added: 'تمت الإضافة!' },
  onward: { cart: 'عرض السلة', checkout: 'إتمام الطلب' },
  pill: {
    inCart: (count) => `${counted(count, ITEMS)} في السلة`,
    moreThan: (limit) => `أكثر من ${limit} منتج في السلة`,
  },
};

/** What an Arabic cart says. */
export const cartPageWordsAr: CartPageWords = {
  codes: {
    title: 'رمز خصم أو بطاقة هدية',
    apply: 'تطبيق',
    remove: 'إزالة',
    giftCard: (label) => `بطاقة هدية ${label}`,
    leftAfterwards: (amount) => `يبقى بعدها ${amount}`,
  },
  page: {
    title: 'سلة التسوق',
    summary: 'طلبك',
    empty: 'سلتك فارغة.',
    continueShopping: 'متابعة التسوق',
    checkout: 'إتمام الطلب',
    subtotal: 'المجموع الفرعي',
    remove: 'إزالة',
    removeItem: (title) => `إزالة ${title}`,
    quantityOf: (title) => `كمية ${title}`,
    increase: (title) => `${title}: زيادة واحد`,
    decrease: (title) => `${title}: إنقاص واحد`,
    update: 'تحديث',
    removed: (title) => `تمت إزالة ${title} من سلتك.`,
    undo: 'تراجع',
    shippingLater: 'يُحسب الشحن والضرائب عند إتمام الطلب.',
    each: (price) => `${price} للقطعة`,
    eachWord: 'للقطعة',
    lineTotal: 'المجموع:',
    withPayPal: 'إتمام الشراء عبر PayPal',
    itemCount: (count) => counted(count, ITEMS),
  },
  priceNote: {
    including: (names) => `شامل ${names}`,
    excluding: (names) => `غير شامل ${names}`,
    plusShipping: (note) => `${note}، الشحن غير مشمول`,
  },
};

function optionsSentence(options: readonly string[]): string {
  return `يُرجى اختيار: ${new Intl.ListFormat('ar').format(options)}.`;
}

export const addToCartWordingAr: Wording<AddToCartCode> = {
  optionsMissing: (values) => optionsSentence(valueList(values, 'options')),
  denominationMissing: 'يُرجى اختيار قيمة بطاقة الهدية.',
  variantUnavailable: 'عذرًا، هذا الخيار غير متوفر. يُرجى اختيار خيار آخر.',
  outOfStock: 'عذرًا، لا تتوفر لدينا كمية كافية من هذا المنتج.',
  amountTooLarge: 'هذا المبلغ كبير جدًا. يُرجى اختيار كمية أقل.',
  quantityNotNumber: 'يجب أن تكون الكمية رقمًا.',
  quantityNotWhole: 'يجب أن تكون الكمية عددًا صحيحًا.',
  quantityOutOfRange: (values) => `يجب أن تكون الكمية بين ${valueText(values, 'min')} و${valueText(values, 'max')}.`,
};

export const cartWordingAr: Wording<CartCode> = {
  ...addToCartWordingAr,
  priceChanged: (values) => `تغيّر السعر من ${valueText(values, 'from')} إلى ${valueText(values, 'to')}.`,
  fewerLeft: (values) => `لم يبقَ سوى ${valueText(values, 'left')}. يُرجى تقليل الكمية.`,
  soldOut: 'نفد هذا المنتج. يُرجى إزالته للمتابعة.',
  entryMissing: 'لم يعد هذا المنتج في سلتك.',
  itemMissing: 'عذرًا، لم يعد هذا المنتج متوفرًا.',
  restoreExpired: 'لم يعد بالإمكان استعادة هذا المنتج. يُرجى إضافته من جديد.',
};

const coupon = (values: Parameters<typeof valueText>[0]): string => valueText(values, 'coupon');

/** What visitors read of codes and gift cards; what owners read of their settings is English. */
export const pricingWordingAr: Partial<Wording<PricingCode>> = {
  couponUnknown: (values) => `لا نعرف الرمز ${coupon(values)}. يُرجى التحقق من كتابته.`,
  couponNotYet: (values) => `يسري ${coupon(values)} ابتداءً من ${valueText(values, 'from')}.`,
  couponExpired: (values) => `انتهت صلاحية ${coupon(values)}.`,
  couponMinimumNotReached: (values) =>
    `يسري ${coupon(values)} ابتداءً من ${valueText(values, 'minimum')} من المنتجات المشمولة: ينقص ${valueText(values, 'missing')}.`,
  couponNotApplicable: (values) => `لا شيء في سلتك يشمله ${coupon(values)}.`,
  couponUsedUp: (values) => `استُنفد ${coupon(values)}.`,
  couponUsedByCustomer: (values) => `سبق أن استخدمت ${coupon(values)}.`,
  couponNotCombinable: (values) => `لا يمكن الجمع بين ${coupon(values)} و«${valueText(values, 'other')}».`,
  couponNothingLeft: (values) => `لم يبقَ ما يمكن أن يخفّضه ${coupon(values)}.`,
  couponAlreadyApplied: (values) => `${coupon(values)} مطبَّق بالفعل.`,
  giftCardCurrency: 'بطاقة الهدية هذه بعملة أخرى.',
  giftCardExpired: 'انتهت صلاحية بطاقة الهدية هذه.',
  giftCardEmpty: 'لم يبقَ رصيد في بطاقة الهدية هذه.',
  giftCardForGiftCard: 'لا يمكن شراء بطاقة هدية ببطاقة هدية.',
  giftCardAlreadyApplied: 'بطاقة الهدية هذه مطبَّقة بالفعل.',
  giftCardNotNeeded: 'لم يبقَ ما يُدفع ببطاقة الهدية هذه.',
  couponTooMany: (values) => `تقبل السلة ${valueText(values, 'max')} من الرموز على الأكثر. يُرجى إزالة أحدها أولًا.`,
  giftCardUnknown: 'لا نعرف بطاقة الهدية هذه. يُرجى التحقق من الرمز.',
};
