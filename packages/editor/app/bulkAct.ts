import { useQueryClient } from '@tanstack/react-query';
import { announce, complain } from '../parts/dialogs/toasts.tsx';
import { act } from './api.ts';
import { useSite } from './site/site.ts';

interface BulkRequest {
  readonly ids: readonly string[];
}
interface BulkResponse<Request> {
  readonly changedIds: readonly string[];
  /** What takes it back, in this order. */
  readonly undo: readonly Request[];
}
interface BulkWay {
  pathOf(site: string): string;
  /** What the server takes in one call. */
  readonly atOnce: number;
}

/** Does something to many records, says so, and offers the way back; answers whether it was done. */
export function useBulkAct<Request extends BulkRequest>({ pathOf, atOnce }: BulkWay) {
  const site = useSite();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['site', site.identifier] });
  const send = async (request: Request): Promise<BulkResponse<Request>> => {
    const parts: BulkResponse<Request>[] = [];
    for (let at = 0; at < request.ids.length; at += atOnce) {
      const ids = request.ids.slice(at, at + atOnce);
      parts.push(await act('POST', pathOf(site.identifier), { ...request, ids }));
    }
    return { changedIds: parts.flatMap(({ changedIds }) => changedIds), undo: parts.flatMap(({ undo }) => undo) };
  };
  return async (request: Request, done: (count: number) => string): Promise<boolean> => {
    try {
      const { changedIds, undo } = await send(request);
      await refresh();
      const takeBack = async () => {
        for (const step of undo) await send(step);
        await refresh();
      };
      announce(
        done(changedIds.length),
        undo.length === 0 ? undefined : () => void takeBack().catch((fault: Error) => complain(fault.message)),
      );
      return true;
    } catch (fault) {
      complain((fault as Error).message);
      return false;
    }
  };
}
