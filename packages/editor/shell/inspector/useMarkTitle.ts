import { type Binding, recordKey } from '@quoin/domain/document';
import { useQuery } from '@tanstack/react-query';
import { productQuery } from '../../app/queries/catalogQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { markName } from '../../canvas/markName.ts';
import { useEditorState } from '../editorContext.ts';
import { linkName } from '../markWords.ts';

/** What the panel of a mark is called: by the name that its link or product has now. */
export function useMarkTitle(mark: Binding | null): string {
  const site = useSite();
  const { kind = 'page', id = '', isProduct = false } = mark ?? {};
  const link = useEditorState(({ records }) =>
    kind === 'link' && records.has(recordKey('link', id)) ? linkName(records, id) : null,
  );
  // Its fields load it.
  const product = useQuery({ ...productQuery(site.identifier, id), enabled: false }).data?.product;
  if (mark === null) return '';
  return markName({ ...mark, name: link ?? (isProduct ? product?.draft.title : undefined) ?? mark.name });
}
