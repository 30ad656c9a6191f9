import { entryPage, sectionsOf } from '@quoin/domain/document';
import { useQueryClient } from '@tanstack/react-query';
import { Refusal } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { whenSaved } from '../../document/whenSaved.ts';
import { complain } from '../../parts/dialogs/toasts.tsx';
import { useEditor } from '../editorContext.ts';
import { publish } from '../publishing/versionQueries.ts';

/** Publishes what is written on the page of an entry, once the entry itself is public: one act for who writes. */
export function usePublishedText(id: string): () => Promise<void> {
  const site = useSite();
  const editor = useEditor();
  const queries = useQueryClient();
  return async () => {
    const page = entryPage(id);
    const { records, may } = editor.state();
    if (!may.publish || sectionsOf(records, page).length === 0) return;
    try {
      await whenSaved(editor);
      await publish(site.identifier, { pages: [page], at: null, note: '' });
      void queries.invalidateQueries({ queryKey: ['site', site.identifier, 'publication'] });
    } catch (fault) {
      if (!(fault instanceof Refusal) || fault.problem.errorKey !== 'nothingToPublish')
        complain((fault as Error).message);
    }
  };
}
