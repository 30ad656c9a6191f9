import type { Wording } from '@quoin/domain/languages';
import type { CaptchaCode } from './captcha.ts';
import type { VisitorCode } from './visitorWording.ts';

/** What any call of an Arabic page may end with. */
export const visitorWordingAr: Wording<VisitorCode> = {
  crumbFail: 'انتهت صلاحية جلستك. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
  crumbFailWithoutCookies: 'يُرجى السماح بملفات تعريف الارتباط في متصفحك وإعادة تحميل الصفحة والمحاولة مرة أخرى.',
  tooManyRequests: 'يُرجى المحاولة مرة أخرى بعد بضع ثوانٍ.',
  networkFailed: 'تعذّر الوصول إلى المتجر. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  fault: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
};

export const captchaWordingAr: Wording<CaptchaCode> = {
  captchaMissing: 'يُرجى حل CAPTCHA أولًا.',
  captchaFailed: 'فشل CAPTCHA. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى.',
};
