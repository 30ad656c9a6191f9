import type { Wording } from '@quoin/domain/languages';
import { PASSWORD_LENGTH } from './password.ts';
import type { PlainPageWords } from './plainPageWording.ts';
import { waitSentence } from './waitSentence.ts';
import type { AccessCode } from './wording.ts';
import { visitorWordingJa } from './wordingJa.ts';

/** What a Japanese site answers to requests and to those who sign in; what only people of the app read is English. */
export const accessSentencesJa: Partial<Wording<AccessCode>> = {
  ...visitorWordingJa,
  signInFailed: 'メールアドレスとパスワードが一致しません。もう一度お試しください。',
  signInNeeded: '続けるにはログインしてください。',
  signInTooOften: ({ seconds }) => `ログインの試行回数が多すぎます。${waitSentence(seconds, 'ja')}`,
  emailInvalid: 'メールアドレスの形式が正しくありません。',
  requestInvalid: 'リクエストを読み取れませんでした。',
  notFound: 'お探しのものは見つかりませんでした。',
  methodNotAllowed: 'このアドレスでは、このリクエストを受け付けていません。',
  bodyTooLarge: 'リクエストが大きすぎます。',
  bodyNotJson: 'リクエストが正しいJSONではありません。',
  bodyUnknownType: 'JSONまたはフォームで送信してください。',
  bodyCompressed: '圧縮されたリクエストは受け付けていません。',
  bodyCutOff: 'リクエストが途中で切れました。',
  passwordTooShort: `${PASSWORD_LENGTH.min}文字以上で入力してください。`,
  passwordTooLong: `${PASSWORD_LENGTH.max}文字以内で入力してください。`,
  passwordTooCommon: 'このパスワードはよく使われているため、推測されやすくなっています。別のものをお選びください。',
  passwordTooNear: 'お名前、メールアドレス、またはサイト名に似すぎています。別のものをお選びください。',
};

export const plainPageWordsJa: PlainPageWords = {
  titles: {
    tryAgain: 'もう一度お試しください',
    notFound: '見つかりません',
    notPossible: 'ここではできません',
    wait: '少々お待ちください',
    failed: 'うまくいきませんでした',
  },
  back: 'トップページに戻る',
  fault: 'エラーが発生しました',
  faultText:
    'ページを表示できませんでした。原因は当サイト側にあり、すでに記録されています。しばらくしてからもう一度お試しください。',
  reference: (id) => `お問い合わせ番号：${id}`,
};
