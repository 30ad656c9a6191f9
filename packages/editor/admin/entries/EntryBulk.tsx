import {
  type BulkEntriesRequest,
  type BulkEntriesResponse,
  bulkEntriesPath,
  type WireEntry,
  type WireJournal,
} from '@quoin/contract/endpoints';
import { ITEM_LIMITS } from '@quoin/domain/site';
import { useQueryClient } from '@tanstack/react-query';
import { Eye, PencilLine, RotateCcw, Trash2 } from 'lucide-react';
import { act } from '../../app/api.ts';
import { counted } from '../../app/formats.ts';
import { useSite } from '../../app/site.ts';
import { BulkBar } from '../../parts/BulkBar.tsx';
import { Button } from '../../parts/Button.tsx';
import { announce, complain } from '../../parts/toasts.tsx';
import { KIND_LOOKS } from './kindLooks.ts';

interface EntryBulkProps {
  readonly entries: readonly WireEntry[];
  readonly kind: WireJournal['kind'];
  readonly isTrash: boolean;
  readonly onDone: () => void;
}

/** What can be done with the selected entries, with the way back. */
export function EntryBulk({ entries, kind, isTrash, onDone }: EntryBulkProps) {
  const bulk = useBulkEntries();
  const { one, many } = KIND_LOOKS[kind];
  const ids = entries.map(({ id }) => id);
  const run = async (to: BulkEntriesRequest['act'], words: string) => {
    if (await bulk({ act: to, ids }, (count) => `${counted(count, one, many)} ${words}.`)) onDone();
  };
  return (
    <BulkBar count={entries.length} onClear={onDone}>
      {isTrash ? (
        <Button onPress={() => void run('restore', 'put back')}>
          <RotateCcw aria-hidden="true" /> Put back
        </Button>
      ) : (
        <>
          <Button onPress={() => void run('publish', 'published')}>
            <Eye aria-hidden="true" /> Publish
          </Button>
          <Button onPress={() => void run('draft', kept(ids.length))}>
            <PencilLine aria-hidden="true" /> Make a draft
          </Button>
          <Button look="danger" onPress={() => void run('trash', 'moved to the trash')}>
            <Trash2 aria-hidden="true" /> Delete
          </Button>
        </>
      )}
    </BulkBar>
  );
}

function kept(count: number): string {
  return count === 1 ? 'is a draft now' : 'are drafts now';
}

/** Does something to entries and tells of it, with the way back. */
export function useBulkEntries() {
  const site = useSite();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['site', site.identifier] });
  const send = async ({ ids, act: wanted }: BulkEntriesRequest): Promise<BulkEntriesResponse> => {
    const whole: BulkEntriesResponse[] = [];
    for (let at = 0; at < ids.length; at += ITEM_LIMITS.bulk) {
      const some = { act: wanted, ids: ids.slice(at, at + ITEM_LIMITS.bulk) };
      whole.push(await act('POST', bulkEntriesPath(site.identifier), some));
    }
    const all = <Part extends keyof BulkEntriesResponse>(part: Part) => whole.flatMap((each) => [...each[part]]);
    return { changedIds: all('changedIds') as string[], undo: all('undo') as BulkEntriesRequest[] };
  };
  return async (request: BulkEntriesRequest, done: (count: number) => string): Promise<boolean> => {
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
