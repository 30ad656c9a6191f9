import {
  appRestockSignupPath,
  type RestockSendRequest,
  type RestockSendResponse,
  restockSendAllPath,
} from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/restockActs';
import { useQueryClient } from '@tanstack/react-query';
import { act } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { announce } from '../../parts/dialogs/toasts.tsx';

/** `1 person`, `12 people`. */
export function people(count: number): string {
  return texts.people(count);
}

/** Telling people that something is back; afterwards the lists show who still waits. */
export function useRestockActs() {
  const site = useSite();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['site', site.identifier, 'restock'] });
  return {
    async send(sendRequests: readonly RestockSendRequest[]): Promise<void> {
      const path = restockSendAllPath(site.identifier);
      const { queued } = await act<RestockSendResponse>('POST', path, { sendRequests });
      announce(texts.notifying(people(queued)));
      await refresh();
      // The mails are written one after the other: a moment later the numbers are true.
      setTimeout(() => void refresh(), SETTLED_MS);
    },
    async remove(signupId: string, email: string): Promise<void> {
      await act('DELETE', appRestockSignupPath(site.identifier, signupId));
      announce(texts.removed(email));
      await refresh();
    },
  };
}

const SETTLED_MS = 2500;
