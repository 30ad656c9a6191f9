import type { WireEditedEntry } from '@quoin/contract/endpoints/content';
import { entryPage } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/entryNeighbours';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { entriesQuery } from '../../app/queries/entryQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { useEditor } from '../editorContext.ts';
import css from '../inspector/inspector.module.css';

/** From one entry to the one before it and after it, as their list has them. */
export function EntryNeighbours({ id, journalId }: Pick<WireEditedEntry, 'id' | 'journalId'>) {
  const { identifier } = useSite();
  const editor = useEditor();
  const list = useInfiniteQuery(entriesQuery(identifier, journalId, {}));
  const ids = list.data?.pages.flatMap(({ entries }) => entries.map((entry) => entry.id)) ?? [];
  const at = ids.indexOf(id);
  const isLast = at === ids.length - 1;
  const go = async (step: -1 | 1) => {
    const known = step === 1 && isLast ? (await list.fetchNextPage()).data : list.data;
    const next = known?.pages.flatMap(({ entries }) => entries)[at + step]?.id;
    if (next !== undefined) editor.openPage(entryPage(next));
  };
  return (
    <div className={css.pair}>
      <Button isDisabled={at < 1} onPress={() => void go(-1)}>
        <ArrowLeft aria-hidden="true" /> {texts.previous}
      </Button>
      <Button isDisabled={at < 0 || (isLast && !list.hasNextPage)} onPress={() => void go(1)}>
        {texts.next} <ArrowRight aria-hidden="true" />
      </Button>
    </div>
  );
}
