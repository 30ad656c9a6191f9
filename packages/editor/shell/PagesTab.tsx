import { homepageOf, recordKey, textIn } from '@quoin/domain/document';
import { ExternalLink, File, Folder, House, SearchCheck, Signpost } from 'lucide-react';
import { useMemo, useState } from 'react';
import { firstNavigation } from '../commands/duplicatePage.ts';
import { ActionMenu } from '../parts/ActionMenu.tsx';
import { Button } from '../parts/Button.tsx';
import { useActWorld, useEditorState, useRecordsOf } from './editorContext.ts';
import { useKnownNavigations } from './inspector/useNavigations.ts';
import css from './LeftPanel.module.css';
import { type EditedLink, LinkDialog } from './pages/LinkDialog.tsx';
import { PageRowMenu } from './pages/PageRowMenu.tsx';
import { pageGoal, pageStep } from './pages/pageDrops.ts';
import { carryOut, pageOfRow, removeRow, renameRow } from './pages/pageRows.ts';
import {
  idOfRow,
  kindOfRow,
  MEMBER_AREAS,
  type NamedNavigation,
  pageNodes,
  shownNavigations,
  TRASH,
} from './pages/pageTree.ts';
import type { ShellModel } from './shellModel.ts';
import { PanelTree } from './tree/PanelTree.tsx';
import tree from './tree/tree.module.css';
import { rowsOf, type TreeRow } from './tree/treeModel.ts';

/** All pages where they are linked: navigations with their entries and folders, pages in none, the trash. */
export function PagesTab({ model }: { readonly model: ShellModel }) {
  const world = useActWorld();
  const records = useRecordsOf('page', 'link', 'site');
  const page = useEditorState((state) => state.page);
  const mayEdit = useEditorState((state) => state.may.edit);
  const mayDesign = useEditorState((state) => state.may.design);
  const known = useTreeNavigations();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set([TRASH]));
  const [chosen, setChosen] = useState<string | null>(null);
  const [edited, setEdited] = useState<EditedLink | null>(null);
  const rows = useMemo(() => rowsOf(pageNodes(records, known), closed), [records, known, closed]);
  const isHere = (row: TreeRow) => pageOfRow(world, row.id) === page;
  const here =
    rows.find((row) => row.id === chosen && (isHere(row) || pageOfRow(world, row.id) === '')) ?? rows.find(isHere);
  const navigations = shownNavigations(records, known);
  const open = (row: string) => {
    setChosen(row);
    const target = pageOfRow(world, row);
    if (target !== '') world.editor.openPage(target);
    else if (kindOfRow(row) === 'link') setEdited({ id: idOfRow(row) });
  };
  const choose = (row: string) => {
    setChosen(row);
    const target = pageOfRow(world, row);
    if (target !== '') world.editor.openPage(target);
  };
  return (
    <>
      <PanelTree
        label="Pages"
        rows={rows}
        selected={new Set(here === undefined ? [] : [here.id])}
        current={rows.find(isHere)?.id ?? ''}
        onToggle={(row, isOpen) => {
          const others = [...closed].filter((each) => each !== row);
          setClosed(new Set(isOpen ? others : [...others, row]));
        }}
        onSelect={([row]) => row !== undefined && choose(row)}
        onEnter={open}
        {...(mayEdit
          ? {
              onRename: (row: string, name: string) => renameRow(world, row, name),
              onDelete: ([row]) => row !== undefined && removeRow(world, row),
            }
          : {})}
        onStep={([row], step) => {
          const goal = row === undefined || !mayEdit ? null : pageStep(records, row, step);
          if (goal !== null) carryOut(world, goal);
        }}
        allow={([row], drop) => (mayEdit && row !== undefined && pageGoal(records, row, drop) !== null ? drop : null)}
        onDrop={([row], drop) => {
          const goal = row === undefined ? null : pageGoal(records, row, drop);
          if (goal !== null) carryOut(world, goal);
        }}
        icon={(row) => <RowIcon row={row} url={urlOf(row)} />}
        stateOf={(row) =>
          pageOfRow(world, row.id) === homepageOf(records) && homepageOf(records) !== '' ? 'home page' : ''
        }
        tools={(row, isActive) => (
          <>
            {pageOfRow(world, row.id) === homepageOf(records) && pageOfRow(world, row.id) !== '' ? (
              <House aria-hidden="true" className={tree.mark} />
            ) : null}
            {mayEdit ? (
              <PageRowMenu {...{ row, records, navigations, isActive }} onEditLink={(id) => setEdited({ id })} />
            ) : null}
          </>
        )}
      />
      {mayEdit ? (
        <div className={css.foot}>
          <Button onPress={() => model.shell.show('addPage')}>Add page</Button>
          <ActionMenu
            label="More: links, folders, redirects"
            actions={[
              { id: 'link', text: 'Add link…', icon: ExternalLink, act: () => setEdited({ add: 'link' }) },
              { id: 'folder', text: 'Add folder…', icon: Folder, act: () => setEdited({ add: 'folder' }) },
              {
                ...{ id: 'searchTable', text: 'Search engines: all pages…', icon: SearchCheck },
                act: () => model.shell.show('searchTable'),
              },
              ...(mayDesign
                ? [{ id: 'redirects', text: 'Redirects…', icon: Signpost, act: () => model.shell.show('redirects') }]
                : []),
            ]}
          />
        </div>
      ) : null}
      {edited === null ? null : (
        <LinkDialog
          key={'id' in edited ? edited.id : edited.add}
          {...{ edited, navigations }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );

  function urlOf(row: TreeRow): string {
    return textIn(records.get(recordKey('link', idOfRow(row.id))) ?? {}, 'url');
  }
}

/** Those that are there without entries; until the theme's have come, the one that pages are added to. */
function useTreeNavigations(): readonly NamedNavigation[] {
  const records = useRecordsOf('link');
  const known = useKnownNavigations();
  const first = firstNavigation(records);
  return useMemo(
    () => (known.some((each) => each !== MEMBER_AREAS) ? known : [{ name: first, title: 'Navigation' }, ...known]),
    [known, first],
  );
}

function RowIcon({ row, url }: { readonly row: TreeRow; readonly url: string }) {
  const kind = kindOfRow(row.id);
  if (kind === 'navigation') return null;
  const Icon = url !== '' ? ExternalLink : row.isExpanded !== null ? Folder : File;
  return <Icon aria-hidden="true" className={tree.mark} />;
}
