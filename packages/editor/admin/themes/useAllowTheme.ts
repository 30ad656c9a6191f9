import {
  type AllowThemeRequest,
  type AppThemePermissionsResponse,
  appThemePermissionsPath,
} from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/useAllowTheme';
import { useQueryClient } from '@tanstack/react-query';
import { act } from '../../app/api.ts';
import { themePermissionsQuery } from '../../app/queries/themeQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import { useSubmission } from '../orders/orderActs.ts';

/** Lets a theme do what is named, and nothing else. */
export function useAllowTheme(theme: string) {
  const { identifier } = useSite();
  const queries = useQueryClient();
  const { submit, isPending } = useSubmission();
  const allow = (allowed: readonly string[]) =>
    void submit(async () => {
      const body: AllowThemeRequest = { allowed };
      const path = appThemePermissionsPath(identifier, theme);
      const kept = await act<AppThemePermissionsResponse>('PUT', path, body);
      queries.setQueryData(themePermissionsQuery(identifier, theme).queryKey, kept);
      announce(allowed.length === 0 ? texts.permissionRevokedChangesAre : texts.permissionGrantedChangesAre);
    }).catch((fault: Error) => complain(fault.message));
  return { allow, isPending };
}
