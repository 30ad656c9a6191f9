import {
  type AppAuthorizationAnswer,
  type AppAuthorizationResponse,
  type AuthorizationRedirect,
  appAuthorizationPath,
  appAuthorizationRequestPath,
} from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/authorizeScreen';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { act, load } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { Page } from '../../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { PERMISSION_TEXTS, permissionOf, RESOURCE_TEXTS, RESOURCES } from '../apiKeys/apiKeyTexts.ts';
import css from '../settingsRows.module.css';

/** An extension asks to be let into the store. */
export function AuthorizeScreen() {
  const site = useSite();
  const { request } = useSearch({ from: '/$site/config/authorize' });
  const query = useQuery({
    queryKey: ['site', site.identifier, 'authorization', request],
    queryFn: ({ signal }) =>
      load<AppAuthorizationAnswer>(appAuthorizationRequestPath(site.identifier, request), signal),
    retry: false,
  });
  const redirectTo = query.data !== undefined && 'redirectTo' in query.data ? query.data.redirectTo : null;
  useEffect(() => {
    if (redirectTo !== null) window.location.replace(redirectTo);
  }, [redirectTo]);
  return (
    <Page title={texts.connectAnExtension} site={site.title}>
      {query.isPending || redirectTo !== null ? <SkeletonRows count={3} label={texts.loadingTheExtension} /> : null}
      {query.isError ? (
        <ErrorState title={texts.theExtensionCannotBe} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined || 'redirectTo' in query.data ? null : <Consent asked={query.data} request={request} />}
    </Page>
  );
}

interface ConsentProps {
  readonly asked: AppAuthorizationResponse;
  readonly request: string;
}

function Consent({ asked: { name, scopes, isOffline, redirectHost }, request }: ConsentProps) {
  const site = useSite();
  const { decide, isPending, error } = useDecide(request);
  const wanted = RESOURCES.filter((resource) => permissionOf(scopes, resource) !== 'none');
  return (
    <Card title={texts.allowToAccess(name, site.title)}>
      <div className={fields.stack}>
        {error === null ? null : <p role="alert">{error.message}</p>}
        <p>{texts.asksForThesePermissions(name)}</p>
        <ul className={css.rows} aria-label={texts.permissions}>
          {wanted.map((resource) => (
            <li key={resource} className={css.row}>
              <span className={css.words}>{RESOURCE_TEXTS[resource]}</span>
              <span className={css.soft}>{PERMISSION_TEXTS[permissionOf(scopes, resource)]}</span>
            </li>
          ))}
        </ul>
        <p className={css.soft}>{texts.howLongAndWhere(isOffline, redirectHost)}</p>
        {isAllowed(site, 'connections.full') ? (
          <div className={css.acts}>
            <Button look="primary" isPending={isPending} onPress={() => decide(true)}>
              {texts.allow}
            </Button>
            <Button onPress={() => decide(false)}>{texts.decline}</Button>
          </div>
        ) : null}
      </div>
    </Card>
  );
}

/** The browser leaves the app with the answer. */
function useDecide(request: string) {
  const { identifier } = useSite();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isAllowed: boolean) =>
      act<AuthorizationRedirect>('POST', appAuthorizationPath(identifier), { request, isAllowed }),
    onSuccess: ({ redirectTo }) => window.location.assign(redirectTo),
  });
  return { decide: (isAllowed: boolean) => mutate(isAllowed), isPending, error };
}
