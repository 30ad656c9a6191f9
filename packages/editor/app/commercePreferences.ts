import {
  type Answer,
  type Calls,
  type CommercePreferences,
  createCommercePreferences,
  type Preferences,
} from '@quoin/contract/client';
import { isAllowed } from '@quoin/domain/access';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { complain } from '../parts/dialogs/toasts.tsx';
import { act, load, type Refusal } from './api.ts';
import { useSite } from './site/site.ts';

/** The app's own calls, which ask for a password where the server wants one, as the client takes them. */
const CALLS: Calls = {
  load: <Value>(path: string) => answerOf(load<Value>(path)),
  act: <Value>(...call: Parameters<Calls['act']>) => answerOf(act<Value>(...call)),
};

function answerOf<Value>(call: Promise<Value>): Promise<Answer<Value>> {
  return call.then(
    (value) => ({ ok: true, value }),
    ({ status, message, problem }: Refusal) => ({ ok: false, problem: { status, code: problem.errorKey, message } }),
  );
}

const OF_SITES = new Map<string, CommercePreferences>();

function preferencesOf(websiteId: string): CommercePreferences {
  const known = OF_SITES.get(websiteId);
  if (known !== undefined) return known;
  const report = ({ message }: Error) => complain(message);
  const made = createCommercePreferences({ calls: CALLS, websiteId, report });
  OF_SITES.set(websiteId, made);
  return made;
}

export interface KeptPreferences {
  /** Empty until they are known, and for whom they are not for. */
  readonly values: Preferences;
  /** Shown at once; a failure is reported. */
  keep(values: Preferences): void;
}

/** What everybody who works in a store has in common, under one name (PREF-01). */
export function useCommercePreferences(namespace: string): KeptPreferences {
  const site = useSite();
  const queries = useQueryClient();
  const preferences = preferencesOf(site.id);
  const queryKey = ['site', site.identifier, 'preferences', namespace];
  const mayKeep = isAllowed(site, 'commerceSettings.full');
  const { data = {} } = useQuery({ queryKey, queryFn: () => preferences.load(namespace), enabled: mayKeep });
  useEffect(
    () =>
      preferences.onRefetch((changed, values) =>
        queries.setQueryData(['site', site.identifier, 'preferences', changed], values),
      ),
    [preferences, queries, site.identifier],
  );
  return {
    values: data,
    keep(values) {
      if (!mayKeep) return;
      // Reported already; the next reading asks for what really is kept.
      preferences.save(namespace, values).catch(() => queries.invalidateQueries({ queryKey }));
    },
  };
}
