import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import './theme.css';
import { Refusal } from './api.ts';
import { APP_LOCALE } from './locale.ts';
import { sessionQuery } from './queries/queries.ts';
import { createAppRouter } from './router.tsx';

/** Refusals stay refusals however often one asks; only what may pass is tried again. */
function isTriedAgain(failures: number, error: Error): boolean {
  return failures < 2 && !(error instanceof Refusal && error.status >= 400 && error.status < 500);
}

const queries = new QueryClient({
  queryCache: new QueryCache({ onError: leaveWhenSignedOut }),
  defaultOptions: { queries: { retry: isTriedAgain, staleTime: 10_000 } },
});
const router = createAppRouter(queries);

/** A session that has ended elsewhere, or is not enough for a site: to the sign-in, and from there to this very screen. */
function leaveWhenSignedOut(error: Error): void {
  if (error instanceof Refusal && error.problem.errorKey === 'twoStepNeeded') {
    location.assign(`/two-step?returnTo=${encodeURIComponent(router.state.location.href)}`);
    return;
  }
  if (!(error instanceof Refusal) || error.status !== 401) return;
  queries.setQueryData(sessionQuery.queryKey, (known) => ({ singleSignOn: null, ...known, staff: null }));
  void router.navigate({ to: '/sign-in', search: { returnTo: router.state.location.href }, replace: true });
}

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <I18nProvider locale={APP_LOCALE}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
);
