import type { CommentMailWords, CommentPageWords } from './mailWording.ts';

/** What a Japanese site writes to those who wait for answers. */
export const commentMailWordsJa: CommentMailWords = {
  subject: (title) => `「${title}」へのコメントに返信がありました`,
  heading: '返信がありました',
  intro: (title, site) => `${site}の「${title}」に書かれたコメントに、返信がありました。`,
  button: '返信を読む',
  stop: '返信のお知らせを停止',
};

export const commentPageWordsJa: CommentPageWords = {
  askTitle: '返信のお知らせを停止しますか？',
  askLead: 'コメントに返信があったときのお知らせをお申し込みいただいています。',
  askButton: 'お知らせを停止',
  doneTitle: 'お知らせを停止しました',
  doneLead: '今後、コメントへの返信のお知らせは届きません。',
  deadTitle: 'このリンクは無効です',
  deadLead: 'コメントはすでになく、お知らせも届きません。',
};
