import type { AppReviewsResponse } from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import type { ReviewState } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/reviewsScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FileUp, Star } from 'lucide-react';
import { useSite } from '../../app/site/site.ts';
import { buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { FilterTabs } from '../../parts/tables/FilterTabs.tsx';
import { LoadMoreButton } from '../../parts/tables/LoadMoreButton.tsx';
import css from '../../parts/tables/moderation.module.css';
import { ReviewRow } from './ReviewRow.tsx';
import { ReviewSettingsCard } from './ReviewSettingsCard.tsx';
import { reviewsQuery } from './reviewQueries.ts';

const TABS = { pending: texts.pending, published: commonTexts.published, hidden: texts.hidden } as const;

/** What buyers said of products: read, published, answered. */
export function ReviewsScreen() {
  const site = useSite();
  const { state = 'pending' } = useSearch({ from: '/$site/config/reviews' });
  const navigate = useNavigate();
  const query = useInfiniteQuery(reviewsQuery(site.identifier, state));
  const first = query.data?.pages[0];
  const show = (next: ReviewState) =>
    void navigate({
      to: '/$site/config/reviews',
      params: { site: site.identifier },
      search: next === 'pending' ? {} : { state: next },
      replace: true,
    });
  const tabs = Object.entries(TABS).map(([value, text]) => ({
    value: value as ReviewState,
    text: withCount(text, first?.counts[value as ReviewState]),
  }));
  return (
    <Page
      title={texts.reviews}
      site={site.title}
      subtitle={texts.customerReviewsOfYour}
      actions={
        <Link to="/$site/config/reviews/import" params={{ site: site.identifier }} className={buttonLook()}>
          <FileUp aria-hidden="true" /> {texts.import}
        </Link>
      }
    >
      <Card flush>
        <div className={css.bar}>
          <FilterTabs label={texts.reviews} value={state} onChange={show} tabs={tabs} />
        </div>
        <Found state={state} query={query} />
      </Card>
      {first && isAllowed(site, 'siteSettings.edit:withoutDomains') ? (
        <ReviewSettingsCard settings={first.settings} />
      ) : null}
    </Page>
  );
}

function withCount(text: string, count: number | undefined): string {
  return count === undefined || count === 0 ? text : `${text} (${count})`;
}

type ReviewsQuery = ReturnType<typeof useInfiniteQuery<AppReviewsResponse>>;

function Found({ state, query }: { readonly state: ReviewState; readonly query: ReviewsQuery }) {
  if (query.isPending) return <SkeletonRows count={5} label={texts.loadingReviews} />;
  if (query.isError) {
    return <ErrorState title={texts.theReviewsCouldNot} error={query.error} onRetry={() => void query.refetch()} />;
  }
  const reviews = query.data.pages.flatMap((page) => page.reviews);
  if (reviews.length === 0) return <Nothing state={state} />;
  return (
    <>
      <ul aria-label={texts.newestFirst(TABS[state])} className={css.rows}>
        {reviews.map((review) => (
          <ReviewRow key={review.id} review={review} />
        ))}
      </ul>
      <LoadMoreButton query={query} label={texts.showOlderReviews} />
    </>
  );
}

function Nothing({ state }: { readonly state: ReviewState }) {
  return state === 'pending' ? (
    <EmptyState icon={Star} title={texts.noPendingReviews}>
      {texts.newReviewsAppearHere}
    </EmptyState>
  ) : (
    <EmptyState icon={Star} title={texts.noReviews}>
      {texts.reviewsYouPublishAppear(state === 'hidden')}
    </EmptyState>
  );
}
