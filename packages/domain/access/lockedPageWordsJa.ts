import type { LockedPageWords } from './pagePasswordWording.ts';

/** What a Japanese site says in front of a page that is not for everybody. */
export const lockedPageWordsJa: LockedPageWords = {
  title: 'このページは保護されています',
  lead: '続けるにはパスワードを入力してください。',
  password: 'パスワード',
  enter: '進む',
  wrong: 'パスワードが正しくありません。もう一度お試しください。',
  wait: (seconds) => `試行回数が多すぎます。${seconds}秒待ってからもう一度お試しください。`,
  membersTitle: 'このページは会員専用です',
  membersLead: 'アカウントでログインすると、このページに戻ります。',
  signIn: 'ログイン',
};
