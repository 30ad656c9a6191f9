import {
  type AppReviewsResponse,
  appReviewPath,
  appReviewStatePath,
  appReviewsPath,
  type DecideReviewResponse,
  type WireReview,
} from '@quoin/contract/endpoints/store';
import type { ReviewState } from '@quoin/domain/catalog';
import * as texts from '@quoin/messages/app/reviewQueries';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { act, load } from '../../app/api.ts';
import { listPath } from '../../app/queries/queries.ts';
import { useSite } from '../../app/site/site.ts';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';

export function reviewsQuery(site: string, state: ReviewState) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'reviews', state],
    queryFn: ({ signal, pageParam }) =>
      load<AppReviewsResponse>(listPath(appReviewsPath(site), { state, cursor: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** Returns a function that reloads the lists of reviews after any change. */
export function useReviewRefresh(): () => Promise<void> {
  const site = useSite();
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['site', site.identifier, 'reviews'] });
}

const DONE: Readonly<Record<ReviewState, string>> = {
  pending: texts.reviewMovedToPending,
  published: texts.reviewPublished,
  hidden: texts.reviewHidden,
};

/** Moves a review, and offers to take that back. */
export function useReviewDecision(): (review: WireReview, state: ReviewState) => void {
  const site = useSite();
  const refresh = useReviewRefresh();
  const put = (id: string, state: ReviewState) =>
    act<DecideReviewResponse>('PUT', appReviewStatePath(site.identifier, id), { state });
  const { mutate } = useMutation({
    mutationFn: ({ review, state }: { readonly review: WireReview; readonly state: ReviewState }) =>
      put(review.id, state),
    onSuccess: async ({ before }, { review, state }) => {
      await refresh();
      announce(DONE[state], () => void put(review.id, before).then(refresh, (error: Error) => complain(error.message)));
    },
    onError: (error) => complain(error.message),
  });
  return (review, state) => mutate({ review, state });
}

/** Deletes a review for good. */
export function useReviewRemoval(): (review: WireReview) => void {
  const site = useSite();
  const refresh = useReviewRefresh();
  const { mutate } = useMutation({
    mutationFn: (review: WireReview) => act('DELETE', appReviewPath(site.identifier, review.id)),
    onSuccess: async () => {
      await refresh();
      announce(texts.reviewDeleted);
    },
    onError: (error) => complain(error.message),
  });
  return mutate;
}
