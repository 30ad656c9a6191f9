import type { ScreenWords } from './wording.ts';

/** What screens of a Japanese site say whose owner left it out. */
export const screenWordsJa: ScreenWords = {
  siteTitle: 'このサイトは保護されています',
  siteLead: 'パスワードを入力してください。',
  siteWrong: 'パスワードが正しくありません。もう一度お試しください。',
  comingTitle: '近日公開',
  comingLead: 'このサイトはまだ公開されていません。',
  comingEntry: 'サイトの管理者ですか？ログインして表示する',
  signOnTitle: 'ログイン',
  signOnLead: 'ログインに使うサービスを選択してください。',
  signOnWith: (name) => `${name}で続ける`,
  signOnNone: 'このサイトにはログインサービスが設定されていません。',
  back: 'サイトへ',
  pause: '背景の動画を一時停止',
  play: '背景の動画を再生',
  menu: 'ページ',
  social: 'SNS',
};
