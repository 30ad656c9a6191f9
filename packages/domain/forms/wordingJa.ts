import type { Wording } from '@quoin/domain/languages';
import type { FieldSentenceCode, FieldTexts } from './fieldWording.ts';
import type { FormTexts, OwnFormCode } from './wording.ts';

/** What visitors of a Japanese site read. */
export const fieldWordingJa: Wording<FieldSentenceCode> = {
  fieldRequired: '必須項目です。',
  characterLimit: '文字数が多すぎます。',
  emailNotValid: 'メールアドレスの形式が正しくありません。',
  numberNotValid: '数字を入力してください。',
  dateNotValid: '正しい日付を入力してください。',
  timeNotValid: '時刻を入力してください（例：9:30）。',
  phoneNotValid: '数字のみで入力してください。',
  optionNotOffered: '選択肢の中から選んでください。',
  fieldsInvalid: '入力漏れまたは誤りがあります。入力内容をご確認ください。',
};

export const formWordingJa: Wording<OwnFormCode> = {
  formProcessingFailed: 'フォームを処理できませんでした。ページを再読み込みしてください。',
  unknownError: '不明なエラーが発生しました。しばらくしてからもう一度お試しください。',
  formKeyMissing: 'フォームを準備できませんでした。しばらくしてからもう一度お試しください。',
  formUnreadable: '入力内容を読み取れませんでした。ご確認ください。',
  submitNotAllowed: 'フォームを送信できませんでした。しばらくしてからもう一度お試しください。',
  formUnknown: 'このフォームはまだ設定されていません。',
  submissionRateLimit: '送信回数が多すぎます。しばらくしてからもう一度お試しください。',
  sendFailed: 'フォームを送信できませんでした。しばらくしてからもう一度お試しください。',
};

export const fieldTextsJa: FieldTexts = {
  saving: '保存中…',
  scrollDown: 'フォームに誤りがあります。下のほうをご確認ください。',
  scrollUp: 'フォームに誤りがあります。上のほうをご確認ください。',
  choose: '選択してください',
};

export const formTextsJa: FormTexts = {
  ...fieldTextsJa,
  submitting: '送信中…',
  emailHint: 'メールアドレスは name@example.com の形式で入力してください。',
  required: '（必須）',
  notAnswered: '未回答',
  honeypot: 'この欄は空のままにしてください',
  confirmByMail: 'あと1ステップです。メール内のリンクを開くと、メッセージが届きます。',
  likert: {
    '-2': 'まったくそう思わない',
    '-1': 'そう思わない',
    '0': 'どちらともいえない',
    '1': 'そう思う',
    '2': '非常にそう思う',
  },
  parts: {
    First: '名',
    Last: '姓',
    Areacode: '市外局番',
    Prefix: '###',
    Line: '####',
    'phone.Country': '国',
    Line1: '町名・番地',
    Line2: '建物名・部屋番号',
    City: '市区町村',
    State: '都道府県',
    Zip: '郵便番号',
    Country: '国',
    Day: '日',
    Month: '月',
    Year: '年',
    Hour: '時',
    Minute: '分',
    Second: '秒',
    Ampm: '午前/午後',
  },
};
