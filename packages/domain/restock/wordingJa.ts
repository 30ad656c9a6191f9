import type { Wording } from '@quoin/domain/languages';
import type { RestockCode, RestockFormWords } from './wording.ts';

/** What a Japanese shop says to those who wait for something. */
export const restockWordingJa: Partial<Wording<RestockCode>> = {
  restockEmailBlank: 'メールアドレスを入力してください。',
  restockEmailInvalid: 'メールアドレスの形式が正しくありません。',
  restockSubmitFailed: 'フォームを送信できませんでした。しばらくしてからもう一度お試しください。',
  restockNotOffered: 'この商品はすでにご購入いただけるか、販売を終了しています。',
  restockLinkDead: 'このリンクは無効です。商品ページからもう一度お申し込みください。',
};

export const restockFormWordsJa: RestockFormWords = {
  heading: '再入荷をメールでお知らせします',
  email: 'メールアドレス',
  join: 'ショップからのお知らせも受け取る',
  variant: 'どのタイプですか？',
  submit: '再入荷のお知らせを受け取る',
  submitting: '送信中…',
  signedUp: '登録しました',
  honeypot: 'この欄は空のままにしてください',
};
