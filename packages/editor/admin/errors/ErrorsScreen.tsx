import {
  type AppErrorReportsResponse,
  appErrorDismissalPath,
  appErrorReportsPath,
  type WireErrorGroup,
  type WireErrorState,
} from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
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
    <Page
      title="Script errors"
      site={site.title}
      subtitle="JavaScript errors in your visitors’ browsers, with the affected pages and browsers."
    >
      <Card flush>
        <div className={css.bar}>
          <FilterTabs
            label="Errors"
            value={state}
            onChange={show}
            tabs={[
              { value: 'open', text: withCount('Open', counts?.openCount) },
              { value: 'dismissed', text: withCount('Dismissed', counts?.dismissedCount) },
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
  if (query.isPending) return <SkeletonRows count={6} label="Loading errors…" />;
  if (query.isError) {
    return (
      <ErrorState title="The errors could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  const groups = query.data.pages.flatMap((page) => page.groups);
  if (groups.length === 0) return <Nothing state={state} />;
  return (
    <>
      <ul aria-label="Errors, newest first" className={css.rows}>
        {groups.map((group) => (
          <ErrorRow key={group.id} group={group} onChange={change} />
        ))}
      </ul>
      <LoadMoreButton query={query} label="Show older errors" />
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
      announce(isDismissed ? 'Error reopened.' : 'Dismissed. It reopens if the error occurs again.');
    },
    onError: (error) => complain(error.message),
  });
  return isAllowed(site, 'siteSettings.edit:withoutDomains') ? mutate : null;
}

function Nothing({ state }: { readonly state: WireErrorState }) {
  return state === 'open' ? (
    <EmptyState icon={CircleCheckBig} title="No errors">
      When a script fails in a visitor’s browser, the error appears here with the page, the browser and the position in
      the script.
    </EmptyState>
  ) : (
    <EmptyState icon={CircleCheckBig} title="No dismissed errors">
      Dismissed errors appear here. An error that occurs again is reopened.
    </EmptyState>
  );
}
