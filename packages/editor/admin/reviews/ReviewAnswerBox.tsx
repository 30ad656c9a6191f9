import { appReviewAnswerPath, type WireReview } from '@quoin/contract/endpoints/store';
import { REVIEW_LIMITS } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/reviewAnswerBox';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import css from '../../parts/tables/moderation.module.css';
import { useReviewRefresh } from './reviewQueries.ts';

interface ReviewAnswerBoxProps {
  readonly review: WireReview;
  readonly onClose: () => void;
}

/** Answers a review in the shop's name, where everybody reads it; an empty answer is taken back. */
export function ReviewAnswerBox({ review, onClose }: ReviewAnswerBoxProps) {
  const site = useSite();
  const refresh = useReviewRefresh();
  const [answer, setAnswer] = useState(review.answer);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => act('PUT', appReviewAnswerPath(site.identifier, review.id), { answer }),
    onSuccess: async () => {
      await refresh();
      announce(answer.trim() === '' ? texts.replyDeleted : texts.replySaved);
      onClose();
    },
  });
  return (
    <form
      className={css.answer}
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <TextField
        label={texts.yourReplyTo(review.authorName)}
        rows={3}
        value={answer}
        onChange={setAnswer}
        maxLength={REVIEW_LIMITS.answer}
        autoFocus
        error={error?.message}
        hint={texts.shownBelowTheReview(site.title)}
      />
      <div className={css.acts}>
        <Button look="primary" type="submit" isPending={isPending}>
          {texts.saveReply}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {commonTexts.cancel}
        </Button>
      </div>
    </form>
  );
}
