import { countedIn, valueText, type Wording } from '@quoin/domain/languages';
import type { ReviewCode } from './review.ts';
import type { ReviewMailWords, ReviewPageWords, ReviewWords } from './wording.ts';

const counted = countedIn('ja');

/** What a Japanese shop says of reviews. */
export const reviewSentencesJa: Partial<Wording<ReviewCode>> = {
  reviewStarsMissing: '星を1つから5つの間で選んでください。',
  reviewTitleTooLong: (values) => `タイトルは${valueText(values, 'max')}文字までです。`,
  reviewBodyTooLong: (values) => `レビューは${valueText(values, 'max')}文字までです。`,
  reviewNameMissing: '表示する名前を入力してください。',
  reviewNameTooLong: (values) => `表示する名前は${valueText(values, 'max')}文字までです。`,
  reviewPictureUnreadable: '読み取れない画像があります。JPEG、PNG、WebP、HEICをお使いください。',
  reviewPicturesTooLarge: '画像が大きすぎます。1枚につき8 MBまでです。',
  reviewPicturesTooMany: (values) => `画像は${valueText(values, 'max')}枚までです。`,
  reviewRateLimit: '短い時間に多くのレビューが送信されました。しばらくしてからもう一度お試しください。',
  reviewAnswerTooLong: (values) => `返信は${valueText(values, 'max')}文字までです。`,
};

export const reviewWordsJa: ReviewWords = {
  heading: 'レビュー',
  counted: (count) => counted(count, { other: 'レビュー#件' }),
  stars: (average) => `5つ星のうち${average}`,
  verified: '購入確認済み',
  answer: (site) => `${site}からの返信`,
  picture: (name) => `${name}さんの写真`,
  older: '以前のレビュー',
  newer: '新しいレビュー',
};

export const reviewPageWordsJa: ReviewPageWords = {
  title: 'レビューを書く',
  lead: (number) => `ご注文番号${number}。ここに書いた内容は、入力した名前とともに商品ページに表示されます。`,
  stars: '評価',
  star: (count) => counted(count, { other: '星#つ' }),
  headline: 'タイトル（任意）',
  body: 'ご感想（任意）',
  name: '表示する名前',
  pictures: (most) => `写真（任意、${most}枚まで）`,
  picturesHint: 'JPEG、PNG、WebP、HEIC、1枚につき8 MBまで。すべての人に公開されます。',
  removePicture: (index) => `写真${index}を削除する`,
  send: 'レビューを送信する',
  change: '変更を保存する',
  shown: 'ありがとうございます。レビューは商品ページに表示されています。',
  waiting: 'ありがとうございます。レビューはショップが確認したあとに表示されます。',
  toProduct: '商品を見る',
  deadTitle: 'このリンクは無効です',
  deadLead: 'このご注文の商品は、レビューを受け付けていません。',
  stopTitle: 'レビューに関するメールを停止しますか？',
  stopLead: 'ご注文のあとに一度だけ、ご感想をおたずねしています。',
  stopButton: 'メールを停止する',
  stoppedTitle: 'メールを停止しました',
  stoppedLead: '今後、レビューのお願いはお送りしません。',
};

export const reviewMailWordsJa: ReviewMailWords = {
  subject: (site) => `${site}でのご注文はいかがでしたか？`,
  heading: 'いかがでしたか？',
  intro: (number) =>
    `ご注文番号${number}の商品がお手元に届いてしばらくたちました。ご感想は、ほかの方が選ぶときの参考になります。`,
  hint: '星だけでもかまいません。ご感想や写真も歓迎します。',
  button: 'レビューを書く',
  stop: 'レビューに関するメールを停止する',
};
