import { APP_ACCOUNT_PATH, type AppAccountResponse } from '@quoin/contract/endpoints/running';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';

/** One's own account in the app. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => load<AppAccountResponse>(APP_ACCOUNT_PATH, signal),
});
