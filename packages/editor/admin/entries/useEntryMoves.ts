import {
  type AppEntriesResponse,
  entryOrderPath,
  type MoveEntriesRequest,
  type MoveEntriesResponse,
} from '@quoin/contract/endpoints/content';
import type { ItemMove } from '@quoin/domain/site';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { act } from '../../app/api.ts';
import { entriesQuery } from '../../app/queries/entryQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import { withMove } from './list/entryOrder.ts';

/**
 * Returns a function that moves items of a collection. It shows a move at once and announces it with an undo. A refused
 * move is reverted.
 */
export function useEntryMoves(journalId: string): (move: ItemMove, said: string) => Promise<void> {
  const site = useSite();
  const queries = useQueryClient();
  const { queryKey } = entriesQuery(site.identifier, journalId, {});
  const refresh = () => queries.invalidateQueries({ queryKey: ['site', site.identifier, 'entries', journalId] });
  const send = (move: MoveEntriesRequest) =>
    act<MoveEntriesResponse>('PUT', entryOrderPath(site.identifier), { ...move });
  const takeBack = async (steps: readonly MoveEntriesRequest[]) => {
    for (const step of steps) await send(step);
    await refresh();
  };
  return async (move, said) => {
    // An answer that is under way would show the order before this one.
    await queries.cancelQueries({ queryKey });
    queries.setQueryData<InfiniteData<AppEntriesResponse, string>>(queryKey, (held) => held && moved(held, move));
    try {
      const { undo } = await send({ journalId, ...move });
      announce(said, () => void takeBack(undo).catch((fault: Error) => complain(fault.message)));
    } catch (fault) {
      complain((fault as Error).message);
    }
    await refresh();
  };
}

/** The list comes whole (LIM-01): one page of it. */
function moved(
  held: InfiniteData<AppEntriesResponse, string>,
  move: ItemMove,
): InfiniteData<AppEntriesResponse, string> {
  const entries = withMove(
    held.pages.flatMap((page) => page.entries),
    move,
  );
  return { ...held, pages: held.pages.map((page, index) => ({ ...page, entries: index === 0 ? entries : [] })) };
}
