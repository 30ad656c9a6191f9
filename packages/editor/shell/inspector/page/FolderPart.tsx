import { type JsonRecord, readLink, recordsOf, textIn } from '@quoin/domain/document';
import { FOLDER_BEHAVIORS, type FolderSettings, type MenuPanel, readFolder } from '@quoin/domain/site';
import { perform } from '../../../commands/acts/acting.ts';
import { changeLink } from '../../../commands/pages/changeLink.ts';
import { changePage } from '../../../commands/pages/changePage.ts';
import { useActWorld, useRecordsOf } from '../../editorContext.ts';
import { WidePanelFields } from '../WidePanelFields.tsx';
import { FolderFields } from './FolderFields.tsx';

/** What a page does that holds others. */
export function FolderPart({ id, record }: { readonly id: string; readonly record: JsonRecord }) {
  const world = useActWorld();
  const folder = readFolder(textIn(record, 'typeName'), record.folder);
  if (folder === null) return null;
  const change = (next: FolderSettings) =>
    void perform(world, changePage, { id, changes: [{ path: ['folder'], value: { ...next } }] }, `page ${id} folder`);
  return (
    <>
      <FolderFields value={folder} onChange={change} />
      {folder.behavior === FOLDER_BEHAVIORS.variation ? null : <FolderPanel page={id} />}
    </>
  );
}

/** Edits how a folder opens in its menu. It normally has a place in one menu at most. */
function FolderPanel({ page }: { readonly page: string }) {
  const world = useActWorld();
  const records = useRecordsOf('link');
  const links = recordsOf(records, 'link').map(([id, link]) => readLink(id, link));
  const link = links.find((each) => each.page === page && each.parent === '');
  if (link === undefined) return null;
  const change = (panel: MenuPanel | null, part: string) => {
    const changes = [{ path: ['panel'], value: panel === null ? undefined : { ...panel } }];
    perform(world, changeLink, { id: link.id, changes }, part === '' ? undefined : `link ${link.id} panel.${part}`);
  };
  return <WidePanelFields value={link.panel} onChange={change} />;
}
