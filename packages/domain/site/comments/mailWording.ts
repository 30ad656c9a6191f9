import { inLanguage } from '@quoin/domain/languages';
import { commentMail } from '@quoin/messages/commentMail';
import { commentPage } from '@quoin/messages/commentPage';

/** To the owner, about what a visitor wrote: in the language of the app. */
export const commentNoticeWording = {
  subject: (title: string) => `New comment on “${title}”`,
  heading: (name: string) => `${name} wrote a comment`,
  waiting: 'It is hidden until you approve it.',
  shown: 'It is already published.',
  button: 'Review comment',
  replyHint: 'Reply to this email to contact the author privately.',
} as const;
export type CommentMailWords = typeof commentMail.en;
export type CommentPageWords = typeof commentPage.en;

export function commentMailWords(language: string): CommentMailWords {
  return inLanguage(commentMail, language);
}

export function commentPageWords(language: string): CommentPageWords {
  return inLanguage(commentPage, language);
}
