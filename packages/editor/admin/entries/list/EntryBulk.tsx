import {
  type BulkEntriesRequest,
  bulkEntriesPath,
  type WireEntry,
  type WireJournal,
} from '@quoin/contract/endpoints/content';
import { ITEM_LIMITS } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/entryBulk';
import { Eye, PencilLine, RotateCcw, Trash2 } from 'lucide-react';
import { useBulkAct } from '../../../app/bulkAct.ts';
import { counted } from '../../../app/formats.ts';
import { Button } from '../../../parts/Button.tsx';
import { BulkBar } from '../../../parts/tables/BulkBar.tsx';
import { KIND_LOOKS } from '../kindLooks.ts';

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
  const run = async (to: BulkEntriesRequest['act'], doneText: (entries: string) => string) => {
    if (await bulk({ act: to, ids }, (count) => doneText(counted(count, one, many)))) onDone();
  };
  return (
    <BulkBar count={entries.length} onClear={onDone}>
      {isTrash ? (
        <Button onPress={() => void run('restore', texts.restoredDone)}>
          <RotateCcw aria-hidden="true" /> {commonTexts.restore}
        </Button>
      ) : (
        <>
          <Button onPress={() => void run('publish', texts.publishedDone)}>
            <Eye aria-hidden="true" /> {commonTexts.publish}
          </Button>
          <Button onPress={() => void run('draft', texts.movedToDraftsDone)}>
            <PencilLine aria-hidden="true" /> {texts.moveToDrafts}
          </Button>
          <Button look="danger" onPress={() => void run('trash', texts.movedToTheTrashDone)}>
            <Trash2 aria-hidden="true" /> {commonTexts.delete}
          </Button>
        </>
      )}
    </BulkBar>
  );
}

/** Does something to entries and tells of it, with the way back. */
export function useBulkEntries() {
  return useBulkAct<BulkEntriesRequest>({ pathOf: bulkEntriesPath, atOnce: ITEM_LIMITS.bulk });
}
