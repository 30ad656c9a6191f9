import {
  type AppCommentsResponse,
  appCommentStatePath,
  appCommentsPath,
  type DecideCommentResponse,
  type WireComment,
} from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import type { CommentState } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/commentsScreen';
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { act, load } from '../../app/api.ts';
import { listPath } from '../../app/queries/queries.ts';
import { useSite } from '../../app/site/site.ts';
import { Card } from '../../parts/Card.tsx';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { FilterTabs } from '../../parts/tables/FilterTabs.tsx';
import { LoadMoreButton } from '../../parts/tables/LoadMoreButton.tsx';
import css from '../../parts/tables/moderation.module.css';
import { CommentRow } from './CommentRow.tsx';
import { CommentSettingsCard } from './CommentSettingsCard.tsx';

const TABS = { pending: texts.pending, approved: texts.approved, spam: texts.spam, deleted: texts.deleted } as const;

const DONE: Readonly<Record<CommentState, string>> = {
  pending: texts.commentMovedToPending,
  approved: texts.commentApproved,
  spam: texts.commentMarkedAsSpam,
  deleted: texts.commentDeleted,
};

function commentsQuery(site: string, state: CommentState) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'comments', state],
    queryFn: ({ signal, pageParam }) =>
      load<AppCommentsResponse>(listPath(appCommentsPath(site), { state, cursor: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** What visitors said below entries: read, shown, put aside. */
export function CommentsScreen() {
  const site = useSite();
  const { state = 'pending' } = useSearch({ from: '/$site/config/comments' });
  const navigate = useNavigate();
  const query = useInfiniteQuery(commentsQuery(site.identifier, state));
  const first = query.data?.pages[0];
  const show = (next: CommentState) =>
    void navigate({
      to: '/$site/config/comments',
      params: { site: site.identifier },
      search: next === 'pending' ? {} : { state: next },
      replace: true,
    });
  const tabs = Object.entries(TABS).map(([value, text]) => ({
    value: value as CommentState,
    text: withCount(text, first?.counts[value as CommentState]),
  }));
  return (
    <Page title={texts.comments} site={site.title} subtitle={texts.commentsOnYourPosts}>
      <Card flush>
        <div className={css.bar}>
          <FilterTabs label={texts.comments} value={state} onChange={show} tabs={tabs} />
        </div>
        <Found state={state} query={query} />
      </Card>
      {first && isAllowed(site, 'siteSettings.edit:withoutDomains') ? (
        <CommentSettingsCard settings={first.settings} />
      ) : null}
    </Page>
  );
}

function withCount(text: string, count: number | undefined): string {
  return count === undefined || count === 0 ? text : `${text} (${count})`;
}

type CommentsQuery = ReturnType<typeof useInfiniteQuery<AppCommentsResponse>>;

function Found({ state, query }: { readonly state: CommentState; readonly query: CommentsQuery }) {
  const decide = useDecision();
  if (query.isPending) return <SkeletonRows count={5} label={texts.loadingComments} />;
  if (query.isError) {
    return <ErrorState title={texts.theCommentsCouldNot} error={query.error} onRetry={() => void query.refetch()} />;
  }
  const comments = query.data.pages.flatMap((page) => page.comments);
  if (comments.length === 0) return <Nothing state={state} />;
  return (
    <>
      <ul aria-label={texts.newestFirst(TABS[state])} className={css.rows}>
        {comments.map((comment) => (
          <CommentRow key={comment.id} comment={comment} onDecide={decide} />
        ))}
      </ul>
      <LoadMoreButton query={query} label={texts.showOlderComments} />
    </>
  );
}

/** Moves a comment, and offers to take that back. */
function useDecision(): (comment: WireComment, state: CommentState) => void {
  const site = useSite();
  const queries = useQueryClient();
  const put = (id: string, state: CommentState) =>
    act<DecideCommentResponse>('PUT', appCommentStatePath(site.identifier, id), { state });
  const refresh = () => queries.invalidateQueries({ queryKey: ['site', site.identifier, 'comments'] });
  const { mutate } = useMutation({
    mutationFn: ({ comment, state }: { readonly comment: WireComment; readonly state: CommentState }) =>
      put(comment.id, state),
    onSuccess: async ({ before }, { comment, state }) => {
      await refresh();
      announce(
        DONE[state],
        () => void put(comment.id, before).then(refresh, (error: Error) => complain(error.message)),
      );
    },
    onError: (error) => complain(error.message),
  });
  return (comment, state) => mutate({ comment, state });
}

function Nothing({ state }: { readonly state: CommentState }) {
  return state === 'pending' ? (
    <EmptyState icon={MessageSquare} title={texts.noPendingComments}>
      {texts.newCommentsAppearHere}
    </EmptyState>
  ) : (
    <EmptyState icon={MessageSquare} title={texts.noComments}>
      {texts.commentsThatYouMove}
    </EmptyState>
  );
}
