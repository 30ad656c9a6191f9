import type { WireComment } from '@quoin/contract/endpoints/content';
import type { CommentState } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/commentRow';
import * as commonTexts from '@quoin/messages/app/common';
import { Reply } from 'lucide-react';
import { useState } from 'react';
import { SiteLink } from '../../app/site/SiteLink.tsx';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import css from '../../parts/tables/moderation.module.css';
import { withParts } from '../../parts/withParts.tsx';
import { AnswerBox } from './AnswerBox.tsx';

export interface CommentRowProps {
  readonly comment: WireComment;
  readonly onDecide: (comment: WireComment, state: CommentState) => void;
}

/** One comment and what can be done with it. All of it is text from anybody's browser. */
export function CommentRow({ comment, onDecide }: CommentRowProps) {
  const site = useSite();
  const moments = useMoments();
  const { state, authorName } = comment;
  const [isAnswering, setAnswering] = useState(false);
  const act = (to: CommentState, text: string, look: 'primary' | 'plain' | 'quiet') =>
    to === state ? null : (
      <Button look={look} aria-label={texts.commentOf(text, authorName)} onPress={() => onDecide(comment, to)}>
        {text}
      </Button>
    );
  return (
    <li className={css.row}>
      <p className={css.by}>
        <strong>{authorName}</strong>
        {comment.isStaff ? <Badge text={commonTexts.team} tone="note" /> : null}
        {comment.authorEmail === '' ? null : <span className={css.soft}>{comment.authorEmail}</span>}
        <time className={css.soft} dateTime={new Date(comment.createdAt).toISOString()}>
          {moments.full(comment.createdAt)}
        </time>
      </p>
      <p className={css.body}>{comment.body}</p>
      <p className={css.soft}>
        {withParts(
          comment.isAnswer ? texts.inReplyTo : texts.below,
          <SiteLink url={`${site.url}${comment.itemUrl}`}>{comment.itemTitle}</SiteLink>,
        )}
      </p>
      <div className={css.acts}>
        {act('approved', texts.approve, state === 'pending' ? 'primary' : 'plain')}
        {state === 'approved' ? act('pending', texts.unpublish, 'plain') : null}
        {act('spam', texts.spam, 'plain')}
        {act('deleted', commonTexts.delete, 'quiet')}
        {isAnswering || state === 'spam' || state === 'deleted' ? null : (
          <Button look="quiet" aria-label={texts.replyTo(authorName)} onPress={() => setAnswering(true)}>
            <Reply aria-hidden="true" /> {texts.reply}
          </Button>
        )}
      </div>
      {isAnswering ? <AnswerBox comment={comment} onClose={() => setAnswering(false)} /> : null}
    </li>
  );
}
