import type { Wording } from '@quoin/domain/languages';
import type { CaptchaCode } from './captcha.ts';
import type { VisitorCode } from './visitorWording.ts';

/** What any call of a Japanese page may end with. */
export const visitorWordingJa: Wording<VisitorCode> = {
  crumbFail: 'セッションの有効期限が切れました。ページを再読み込みして、もう一度お試しください。',
  crumbFailWithoutCookies: 'ブラウザでCookieを許可し、ページを再読み込みして、もう一度お試しください。',
  tooManyRequests: '数秒待ってからもう一度お試しください。',
  networkFailed: 'ショップに接続できません。通信状況を確認して、もう一度お試しください。',
  fault: 'エラーが発生しました。もう一度お試しください。',
};

export const captchaWordingJa: Wording<CaptchaCode> = {
  captchaMissing: 'CAPTCHAを完了してください。',
  captchaFailed: 'CAPTCHAの確認に失敗しました。ページを再読み込みして、もう一度お試しください。',
};
