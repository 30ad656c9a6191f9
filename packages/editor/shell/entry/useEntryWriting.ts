import { entryOfPage, isProductPage } from '@quoin/domain/document';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { productQuery } from '../../app/queries/catalogQueries.ts';
import { entryQuery } from '../../app/queries/entryQueries.ts';
import { useSite } from '../../app/site/site.ts';
import type { CanvasModel } from '../../canvas/canvasModel.ts';
import { perform } from '../../commands/acts/acting.ts';
import { writeOnPage } from '../../commands/writeOnPage.ts';
import { complain } from '../../parts/dialogs/toasts.tsx';
import { useActWorld } from '../editorContext.ts';

/** How the text of the entry in front becomes sections of its page, with the caret in it as soon as the page shows them. */
export function useEntryWriting(canvas: CanvasModel | null): () => void {
  const world = useActWorld();
  const { identifier } = useSite();
  const queries = useQueryClient();
  const awaited = useRef('');
  useEffect(() => {
    if (canvas === null) return;
    return canvas.subscribe(() => {
      const { frame, measures } = canvas.view();
      const isShown = [...measures.sections.values()].some(({ blocks }) =>
        blocks.some(({ id }) => id === awaited.current),
      );
      if (awaited.current === '' || frame !== 'ready' || !measures.isSettled || !isShown) return;
      const block = awaited.current;
      awaited.current = '';
      world.editor.select({ blocks: [block], isText: true });
    });
  }, [canvas, world]);
  return () => {
    const { page } = world.editor.state();
    const id = entryOfPage(page);
    if (id === null) return;
    textOf(queries, identifier, { id, isProduct: isProductPage(page) }).then(
      (html) => {
        if (world.editor.state().page !== page || !perform(world, writeOnPage, { html })) return;
        awaited.current = world.editor.state().selection.blocks[0] ?? '';
      },
      (fault: Error) => complain(fault.message),
    );
  };
}

/** As its form has it now. */
async function textOf(
  queries: QueryClient,
  site: string,
  { id, isProduct }: { readonly id: string; readonly isProduct: boolean },
): Promise<string> {
  if (!isProduct) return (await queries.fetchQuery({ ...entryQuery(site, id), staleTime: 0 })).entry.draft.body;
  return (await queries.fetchQuery({ ...productQuery(site, id), staleTime: 0 })).product.draft.additionalInfo;
}
