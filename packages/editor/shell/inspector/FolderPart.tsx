import { type JsonRecord, textIn } from '@quoin/domain/document';
import { type FolderSettings, readFolder } from '@quoin/domain/site';
import { perform } from '../../commands/acting.ts';
import { changePage } from '../../commands/changePage.ts';
import { useActWorld } from '../editorContext.ts';
import { FolderFields } from './FolderFields.tsx';

/** What a page does that holds others. */
export function FolderPart({ id, record }: { readonly id: string; readonly record: JsonRecord }) {
  const world = useActWorld();
  const folder = readFolder(textIn(record, 'typeName'), record.folder);
  if (folder === null) return null;
  const change = (next: FolderSettings) =>
    void perform(world, changePage, { id, changes: [{ path: ['folder'], value: { ...next } }] }, `page ${id} folder`);
  return <FolderFields value={folder} onChange={change} />;
}
