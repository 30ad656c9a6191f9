import { appCommentAnswersPath, type WireComment } from '@quoin/contract/endpoints/content';
import { COMMENT_LIMITS } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/answerBox';
import * as commonTexts from '@quoin/messages/app/common';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import css from '../../parts/tables/moderation.module.css';

interface AnswerBoxProps {
  readonly comment: WireComment;
  readonly onClose: () => void;
}

/** Answers a comment in one's own name, where everybody reads it. */
export function AnswerBox({ comment, onClose }: AnswerBoxProps) {
  const site = useSite();
  const queries = useQueryClient();
  const [body, setBody] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => act('POST', appCommentAnswersPath(site.identifier, comment.id), { body }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['site', site.identifier, 'comments'] });
      announce(texts.yourReplyToIs(comment.authorName));
      onClose();
    },
  });
  const hints = [
    ...(comment.state === 'pending' ? [texts.theCommentIsPublished] : []),
    ...(comment.wantsAnswers ? [texts.isNotifiedByEmail(comment.authorName)] : []),
  ];
  return (
    <form
      className={css.answer}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <TextField
        label={texts.yourReplyTo(comment.authorName)}
        rows={3}
        value={body}
        onChange={setBody}
        maxLength={COMMENT_LIMITS.body}
        autoFocus
        error={error?.message}
        {...(hints.length === 0 ? {} : { hint: hints.join(' ') })}
      />
      <div className={css.acts}>
        <Button look="primary" type="submit" isPending={isPending}>
          {texts.reply}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {commonTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
