import type { WireReview } from '@quoin/contract/endpoints/store';
import { REVIEW_LIMITS, type ReviewState, STARS } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/reviewRow';
import { Reply } from 'lucide-react';
import { useState } from 'react';
import { SiteLink } from '../../app/site/SiteLink.tsx';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { confirm } from '../../parts/dialogs/confirm.ts';
import css from '../../parts/tables/moderation.module.css';
import { withParts } from '../../parts/withParts.tsx';
import { ReviewAnswerBox } from './ReviewAnswerBox.tsx';
import { useReviewDecision, useReviewRemoval } from './reviewQueries.ts';

/** One review and what can be done with it. All of it but the answer is text from anybody's browser. */
export function ReviewRow({ review }: { readonly review: WireReview }) {
  const site = useSite();
  const moments = useMoments();
  const [isAnswering, setAnswering] = useState(false);
  const { authorName, stars } = review;
  return (
    <li className={css.row}>
      <p className={css.by}>
        <span className={css.stars} role="img" aria-label={texts.ofStars(stars, STARS.length)}>
          {'★'.repeat(stars) + '☆'.repeat(STARS.length - stars)}
        </span>
        <strong>{authorName}</strong>
        {review.isVerified ? <Badge text={texts.verified} tone="good" /> : null}
        {review.authorEmail === '' ? null : <span className={css.soft}>{review.authorEmail}</span>}
        <time className={css.soft} dateTime={new Date(review.createdAt).toISOString()}>
          {moments.full(review.createdAt)}
        </time>
      </p>
      {review.title === '' ? null : <p className={css.body}>{<strong>{review.title}</strong>}</p>}
      {review.body === '' ? null : <p className={css.body}>{review.body}</p>}
      <Pictures review={review} />
      <p className={css.soft}>
        {withParts(texts.product, <SiteLink url={`${site.url}${review.itemUrl}`}>{review.itemTitle}</SiteLink>)}
      </p>
      {review.answer === '' || isAnswering ? null : (
        <div className={css.said}>
          <strong>{texts.yourReply}</strong>
          {review.answer}
        </div>
      )}
      <Acts review={review} isAnswering={isAnswering} onAnswer={() => setAnswering(true)} />
      {isAnswering ? <ReviewAnswerBox review={review} onClose={() => setAnswering(false)} /> : null}
    </li>
  );
}

function Pictures({ review }: { readonly review: WireReview }) {
  const site = useSite();
  if (review.pictures.length === 0) return null;
  return (
    <ul className={css.pictures} aria-label={texts.imagesByUpTo(review.authorName, REVIEW_LIMITS.pictures)}>
      {review.pictures.map(({ imageUrl, url }, index) => (
        <li key={url}>
          <a href={`${site.url}${url}`} target="_blank" rel="noreferrer">
            <img src={imageUrl} alt={`${review.authorName}, ${index + 1}`} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

interface ActsProps {
  readonly review: WireReview;
  readonly isAnswering: boolean;
  readonly onAnswer: () => void;
}

function Acts({ review, isAnswering, onAnswer }: ActsProps) {
  const decide = useReviewDecision();
  const remove = useReviewRemoval();
  const { state, authorName } = review;
  const answerText = review.answer === '' ? texts.reply : texts.editReply;
  const act = (to: ReviewState, text: string, look: 'primary' | 'plain') =>
    to === state ? null : (
      <Button look={look} aria-label={texts.reviewOf(text, authorName)} onPress={() => decide(review, to)}>
        {text}
      </Button>
    );
  const askToRemove = async () => {
    const message = texts.theTextAndImages;
    if (await confirm({ title: texts.deleteTheReviewOf(authorName), confirmLabel: commonTexts.delete, message }))
      remove(review);
  };
  return (
    <div className={css.acts}>
      {act('published', commonTexts.publish, state === 'pending' ? 'primary' : 'plain')}
      {act('hidden', texts.hide, 'plain')}
      {isAnswering ? null : (
        <Button look="quiet" aria-label={texts.reviewOf2(answerText, authorName)} onPress={onAnswer}>
          <Reply aria-hidden="true" /> {answerText}
        </Button>
      )}
      <Button look="quiet" aria-label={texts.deleteReviewOf(authorName)} onPress={() => void askToRemove()}>
        {commonTexts.delete}
      </Button>
    </div>
  );
}
