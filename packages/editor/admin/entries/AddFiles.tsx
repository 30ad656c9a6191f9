import {
  type AddFileEntriesResponse,
  bulkEntriesPath,
  fileEntriesPath,
  type WireJournal,
} from '@quoin/contract/endpoints/content';
import { ITEM_LIMITS } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/addFiles';
import { useQueryClient } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { counted } from '../../app/formats.ts';
import { useSite } from '../../app/site/site.ts';
import { MediaPicker } from '../../media/MediaPicker.tsx';
import { Button } from '../../parts/Button.tsx';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import { KIND_LOOKS } from './kindLooks.ts';

/**
 * Adds several files of the library, each as its own item. Renders nothing for kinds whose items are written one by
 * one.
 */
export function AddFiles({ journal }: { readonly journal: WireJournal }) {
  const site = useSite();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { files, one, many } = KIND_LOOKS[journal.kind];
  if (files === null) return null;
  const refresh = () => queries.invalidateQueries({ queryKey: ['site', site.identifier] });
  const add = async (all: readonly string[]) => {
    const made: string[] = [];
    try {
      for (let at = 0; at < all.length; at += ITEM_LIMITS.files) {
        const body = { journalId: journal.id, assetIds: all.slice(at, at + ITEM_LIMITS.files) };
        made.push(...(await act<AddFileEntriesResponse>('POST', fileEntriesPath(site.identifier), body)).ids);
      }
    } catch (fault) {
      complain((fault as Error).message);
    }
    if (made.length > 0) {
      const undo = () =>
        void act('POST', bulkEntriesPath(site.identifier), { act: 'trash', ids: made }).then(refresh, (fault: Error) =>
          complain(fault.message),
        );
      announce(texts.added(counted(made.length, one, many)), undo);
    }
    await refresh();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <FilePlus2 aria-hidden="true" /> {files.text}
      </Button>
      <MediaPicker
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onPick={(assets) => void add(assets.map(({ id }) => id))}
        kinds={[files.kind]}
        isMultiple
      />
    </>
  );
}
