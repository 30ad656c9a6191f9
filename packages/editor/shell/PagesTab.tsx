import { homepageOf, recordKey, textIn } from '@quoin/domain/document';
import { isTakenDown, readTakeDown, type TakeDown } from '@quoin/domain/site';
import {
  CalendarClock,
  CalendarX2,
  ExternalLink,
  File,
  Folder,
  Heading,
  House,
  SearchCheck,
  Signpost,
} from 'lucide-react';
import { useMemo, useState } from 'react';
import { useMoments } from '../app/site.ts';
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
  const moments = useMoments();
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
        icon={(row) => <RowIcon row={row} url={urlOf(row)} isHeading={isHeading(row)} />}
        stateOf={(row) =>
          pageOfRow(world, row.id) === homepageOf(records) && homepageOf(records) !== ''
            ? 'home page'
            : endText(endOf(row))
        }
        tools={(row, isActive) => (
          <>
            {pageOfRow(world, row.id) === homepageOf(records) && pageOfRow(world, row.id) !== '' ? (
              <House aria-hidden="true" className={tree.mark} />
            ) : null}
            {endOf(row) === null ? null : (
              <EndMark isOver={isTakenDown(endOf(row), Date.now())} text={capital(endText(endOf(row)))} />
            )}
            {mayEdit ? (
              <PageRowMenu
                {...{ row, records, navigations, isActive }}
                onEditLink={(id) => setEdited({ id })}
                onAddHeading={({ id, navigation }) => setEdited({ add: 'heading', into: id, navigation })}
              />
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

  function endOf(row: TreeRow): TakeDown | null {
    const target = pageOfRow(world, row.id);
    return target === '' ? null : readTakeDown(records.get(recordKey('page', target))?.takeDown);
  }

  function endText(end: TakeDown | null): string {
    if (end === null) return '';
    return `${isTakenDown(end, Date.now()) ? 'taken down' : 'is taken down'} ${moments.full(end.on)}`;
  }

  function isHeading(row: TreeRow): boolean {
    return (
      kindOfRow(row.id) === 'link' && pageOfRow(world, row.id) === '' && urlOf(row) === '' && row.isExpanded === null
    );
  }

  function urlOf(row: TreeRow): string {
    return textIn(records.get(recordKey('link', idOfRow(row.id))) ?? {}, 'url');
  }
}

function EndMark({ isOver, text }: { readonly isOver: boolean; readonly text: string }) {
  const Icon = isOver ? CalendarX2 : CalendarClock;
  return (
    <span title={text}>
      <Icon aria-hidden="true" className={tree.mark} />
    </span>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
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

interface RowIconProps {
  readonly row: TreeRow;
  readonly url: string;
  /** Of a column of a wide panel. */
  readonly isHeading: boolean;
}

function RowIcon({ row, url, isHeading }: RowIconProps) {
  const kind = kindOfRow(row.id);
  if (kind === 'navigation') return null;
  const Icon = url !== '' ? ExternalLink : row.isExpanded !== null ? Folder : isHeading ? Heading : File;
  return <Icon aria-hidden="true" className={tree.mark} />;
}
