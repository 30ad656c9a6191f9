import type { NewFormWords } from './newFormWording.ts';

/** What a new form of a Japanese site says. */
export const newFormWordsJa: NewFormWords = {
  name: 'お名前',
  email: 'メールアドレス',
  message: 'メッセージ',
  send: '送信',
  thanks: 'ありがとうございます。',
};
