import { countedIn, valueText, type Wording } from '@quoin/domain/languages';
import type { CommentCode } from './comment.ts';
import type { CommentWords } from './wording.ts';

const counted = countedIn('ja');

/** What a Japanese site says below its entries. */
export const commentSentencesJa: Partial<Wording<CommentCode>> = {
  commentNameMissing: 'お名前を入力してください。',
  commentNameTooLong: (values) => `お名前は${valueText(values, 'max')}文字以内で入力してください。`,
  commentEmailInvalid: 'メールアドレスの形式が正しくありません。',
  commentEmailMissing: '返信のお知らせを受け取るメールアドレスを入力してください。',
  commentBodyMissing: 'コメントを入力してください。',
  commentBodyTooLong: (values) => `コメントは${valueText(values, 'max')}文字以内で入力してください。`,
  commentsClosed: 'コメントの受付は終了しました。',
  commentRateLimit: '短時間に多くのコメントが投稿されました。しばらくしてからもう一度お試しください。',
};

export const commentWordsJa: CommentWords = {
  heading: (count) => (count === 0 ? 'コメント' : counted(count, { other: 'コメント#件' })),
  counted: (count) => (count === 0 ? 'コメントなし' : counted(count, { other: 'コメント#件' })),
  none: 'コメントはまだありません。',
  write: 'コメントを書く',
  reply: '返信',
  replyTo: (name) => `${name}さんに返信`,
  name: 'お名前',
  email: 'メールアドレス',
  emailHint: '公開されません。空欄でもかまいません。',
  wantsAnswers: '返信があったらメールで知らせる',
  staff: '運営',
  body: 'コメント',
  send: '送信',
  honeypot: 'この欄は空のままにしてください',
  sent: 'ありがとうございます。コメントは確認後に公開されます。',
  shown: 'コメントありがとうございます。',
  closed: 'コメントの受付は終了しました。',
  show: 'コメントを表示',
};
