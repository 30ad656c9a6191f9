import {
  type AppErrorReportsResponse,
  appErrorDismissalPath,
  appErrorReportsPath,
  type WireErrorGroup,
  type WireErrorState,
} from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/errorsScreen';
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CircleCheckBig } from 'lucide-react';
import { act, load } from '../../app/api.ts';
import { listPath } from '../../app/queries/queries.ts';
import { useSite } from '../../app/site/site.ts';
import { Card } from '../../parts/Card.tsx';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { FilterTabs } from '../../parts/tables/FilterTabs.tsx';
import { LoadMoreButton } from '../../parts/tables/LoadMoreButton.tsx';
import { useInsight } from '../insight/useInsight.ts';
import { ErrorRow } from './ErrorRow.tsx';
import css from './ErrorsScreen.module.css';

function errorsQuery(site: string, state: WireErrorState) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'scriptErrors', state],
    queryFn: ({ signal, pageParam }) =>
      load<AppErrorReportsResponse>(
        listPath(appErrorReportsPath(site), { state: state === 'open' ? '' : state, cursor: pageParam }),
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** Errors of scripts in visitors' browsers, grouped by what they say (ERR-03). */
export function ErrorsScreen() {
  const site = useSite();
  const { state = 'open' } = useSearch({ from: '/$site/config/insight/errors' });
  const { pairs } = useInsight();
  const navigate = useNavigate();
  const query = useInfiniteQuery(errorsQuery(site.identifier, state));
  const counts = query.data?.pages[0];
  const show = (next: WireErrorState) =>
    void navigate({
      to: '/$site/config/insight/errors',
      params: { site: site.identifier },
      search: next === 'open' ? pairs : { ...pairs, state: next },
      replace: true,
    });
  return (
    <Page title={texts.scriptErrors} site={site.title} subtitle={texts.javaScriptErrorsInYour}>
      <Card flush>
        <div className={css.bar}>
          <FilterTabs
            label={texts.errors}
            value={state}
            onChange={show}
            tabs={[
              { value: 'open', text: withCount(texts.open, counts?.openCount) },
              { value: 'dismissed', text: withCount(texts.dismissed, counts?.dismissedCount) },
            ]}
          />
        </div>
        <Found state={state} query={query} />
      </Card>
    </Page>
  );
}

function withCount(text: string, count: number | undefined): string {
  return count === undefined || count === 0 ? text : `${text} (${count})`;
}

type ErrorsQuery = ReturnType<typeof useInfiniteQuery<AppErrorReportsResponse>>;

function Found({ state, query }: { readonly state: WireErrorState; readonly query: ErrorsQuery }) {
  const change = useDismissal();
  if (query.isPending) return <SkeletonRows count={6} label={texts.loadingErrors} />;
  if (query.isError) {
    return <ErrorState title={texts.theErrorsCouldNot} error={query.error} onRetry={() => void query.refetch()} />;
  }
  const groups = query.data.pages.flatMap((page) => page.groups);
  if (groups.length === 0) return <Nothing state={state} />;
  return (
    <>
      <ul aria-label={texts.errorsNewestFirst} className={css.rows}>
        {groups.map((group) => (
          <ErrorRow key={group.id} group={group} onChange={change} />
        ))}
      </ul>
      <LoadMoreButton query={query} label={texts.showOlderErrors} />
    </>
  );
}

/** Puts an error aside, or takes that back; null for who may not. */
function useDismissal(): ((group: WireErrorGroup) => void) | null {
  const site = useSite();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id, isDismissed }: WireErrorGroup) =>
      act(isDismissed ? 'DELETE' : 'POST', appErrorDismissalPath(site.identifier, id)),
    onSuccess: async (_answer, { isDismissed }) => {
      await queries.invalidateQueries({ queryKey: ['site', site.identifier, 'scriptErrors'] });
      announce(isDismissed ? texts.errorReopened : texts.dismissedItReopensIf);
    },
    onError: (error) => complain(error.message),
  });
  return isAllowed(site, 'siteSettings.edit:withoutDomains') ? mutate : null;
}

function Nothing({ state }: { readonly state: WireErrorState }) {
  return state === 'open' ? (
    <EmptyState icon={CircleCheckBig} title={texts.noErrors}>
      {texts.whenAScriptFails}
    </EmptyState>
  ) : (
    <EmptyState icon={CircleCheckBig} title={texts.noDismissedErrors}>
      {texts.dismissedErrorsAppearHere}
    </EmptyState>
  );
}
