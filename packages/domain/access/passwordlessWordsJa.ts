import type { Wording } from '@quoin/domain/languages';
import { MAX_PASSKEYS, type PasswordlessCode } from './passwordless.ts';
import type { PasswordlessWords } from './passwordlessWording.ts';

export const passwordlessWordsJa: PasswordlessWords = {
  byMail: 'メールのリンクでログイン',
  byMailLead: 'ログイン用のリンクをお送りします。パスワードは必要ありません。',
  linkSent: (email) =>
    `${email} のアカウントがある場合は、リンクを記載したメールをお送りしました。リンクは15分間、1回のみ有効です。`,
  openTitle: 'おかえりなさい',
  open: (email) => `クリックすると ${email} としてログインします。`,
  linkDead: 'すでに使用されたか、15分以上経過しています。',
  byPasskey: 'パスキーでログイン',
  passkeys: 'パスキー',
  passkeysText: 'パスワードの代わりに、指紋、顔認証、または端末のコードでログインできます。',
  add: 'パスキーを追加',
  remove: '削除',
  added: (day) => `${day}に追加`,
  used: (day) => `最終使用日：${day}`,
  saved: 'パスキーを保存しました。',
  removed: 'パスキーを削除しました。',
  failed: 'うまくいきませんでした。もう一度お試しいただくか、別の方法でログインしてください。',
  mail: {
    subject: (site) => `${site} へのログイン`,
    heading: 'ログイン用リンク',
    text: (site) => `${site} へのログインが求められました。`,
    button: 'ログイン',
    hint: 'リンクは15分以内に1回のみ有効です。お心当たりがない場合は、このメールを無視してください。何も起こりません。',
  },
  keyMail: {
    addedTitle: 'パスキーが追加されました',
    added: (site, browser) => `これから、${browser}で作成したパスキーで${site}のアカウントにログインできます。`,
    removedTitle: 'パスキーが削除されました',
    removed: (site, browser) => `${browser}で作成したパスキーでは、${site}のアカウントにログインできなくなりました。`,
    notYou: 'お心当たりがない場合は、すぐに新しいパスワードを設定し、アカウントのパスキーと端末をご確認ください。',
    button: 'アカウントを開く',
  },
};

export const passwordlessSentencesJa: Wording<PasswordlessCode> = {
  passkeyRefused: 'このパスキーは登録されていません。別の方法でログインしてください。',
  passkeysFull: `1つのアカウントに登録できるパスキーは${MAX_PASSKEYS}個までです。先に1つ削除してください。`,
  passkeyKnown: 'この端末には、すでにこのアカウントのパスキーがあります。',
};
