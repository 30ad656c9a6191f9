import {
  appOrderActPath,
  appOrderPath,
  appOrdersBulkPath,
  type BulkOrdersRequest,
  type BulkOrdersResponse,
} from '@quoin/contract/endpoints/store';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { act, Refusal } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { complain } from '../../parts/dialogs/toasts.tsx';

/** A name for one press of a button: pressed twice, or sent twice by a shaky network, it is one act. */
export function newRequestId(): string {
  return crypto.randomUUID();
}

/** Acts on one order; afterwards its screen, the list and the home screen show what is true now. */
export function useOrderActs(orderId: string) {
  const site = useSite();
  const queries = useQueryClient();
  return useMemo(() => {
    const refresh = () => queries.invalidateQueries({ queryKey: ['site', site.identifier] });
    const run = async <Answer>(method: 'POST' | 'PUT', path: string, body: object): Promise<Answer> => {
      const answer = await act<Answer>(method, path, { requestId: newRequestId(), ...body });
      await refresh();
      return answer;
    };
    return {
      refresh,
      post: <Answer>(name: string, body: object = {}) =>
        run<Answer>('POST', appOrderActPath(site.identifier, orderId, name), body),
      change: <Answer>(body: object) => run<Answer>('PUT', appOrderPath(site.identifier, orderId), body),
    };
  }, [queries, site.identifier, orderId]);
}

/** The same for many at once. */
export function useBulkAct() {
  const site = useSite();
  const queries = useQueryClient();
  return useCallback(
    async (wanted: Omit<BulkOrdersRequest, 'requestId'>): Promise<BulkOrdersResponse> => {
      const body = { requestId: newRequestId(), ...wanted };
      const answer = await act<BulkOrdersResponse>('POST', appOrdersBulkPath(site.identifier), body);
      await queries.invalidateQueries({ queryKey: ['site', site.identifier] });
      return answer;
    },
    [queries, site.identifier],
  );
}

export interface Submission {
  readonly isPending: boolean;
  readonly error: Refusal | null;
  /** The sentence for one field, if it is the one at fault. */
  readonly errorOf: (field: string) => string | undefined;
  readonly submit: (work: (requestId: string) => Promise<unknown>) => Promise<void>;
}

/**
 * Manages the form of a dialog: one request at a time, with the same request id until the server answers. The form
 * shows a refusal.
 */
export function useSubmission(): Submission {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Refusal | null>(null);
  const requestId = useRef(newRequestId());
  const submit = useCallback(async (work: (requestId: string) => Promise<unknown>) => {
    setPending(true);
    setError(null);
    try {
      await work(requestId.current);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      // The server received and refused it: the next request is a new act.
      if (fault.status !== 0) requestId.current = newRequestId();
      setError(fault);
    } finally {
      setPending(false);
    }
  }, []);
  const errorOf = (field: string) => (error?.problem.field === field ? error.message : undefined);
  return { isPending, error, errorOf, submit };
}

/** For acts without a form: the refusal is a note. */
export function orComplain(work: Promise<unknown>): void {
  work.catch((fault: Error) => complain(fault.message));
}
