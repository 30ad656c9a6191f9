import { isTakenDown, type TakeDown } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/pagesTab';
import { useMemo, useState } from 'react';
import { useMoments } from '../../app/site/site.ts';
import { firstNavigation } from '../../commands/pages/duplicatePage.ts';
import { useDesign } from '../../style/useDesign.ts';
import { useActWorld, useEditorState, useRecordsOf } from '../editorContext.ts';
import { useKnownNavigations } from '../inspector/useNavigations.ts';
import { type EditedLink, LinkDialog } from '../pages/LinkDialog.tsx';
import { PageRowMenu } from '../pages/PageRowMenu.tsx';
import { PagesFooter } from '../pages/PagesFooter.tsx';
import { pageGoal, pageStep } from '../pages/pageDrops.ts';
import { carryOut, pageOfRow, removeRow, renameRow } from '../pages/pageRows.ts';
import {
  idOfRow,
  kindOfRow,
  MEMBER_AREAS,
  type NamedNavigation,
  pageNodes,
  shownNavigations,
  TRASH,
} from '../pages/pageTree.ts';
import { RowIcon, RowMarks } from '../pages/RowMarks.tsx';
import { rowFacts } from '../pages/rowFacts.ts';
import type { ShellModel } from '../shellModel.ts';
import { PanelTree } from '../tree/PanelTree.tsx';
import { rowsOf, type TreeRow } from '../tree/treeModel.ts';

/** All pages where they are linked: navigations with their entries and folders, pages in none, the trash. */
export function PagesTab({ model }: { readonly model: ShellModel }) {
  const world = useActWorld();
  const records = useRecordsOf('page', 'link', 'site');
  const page = useEditorState((state) => state.page);
  const mayEdit = useEditorState((state) => state.may.edit);
  const known = useTreeNavigations();
  const kinds = useDesign()?.pageKinds ?? [];
  const endText = useEndText();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set([TRASH]));
  const [chosen, setChosen] = useState<string | null>(null);
  const [edited, setEdited] = useState<EditedLink | null>(null);
  const rows = useMemo(() => rowsOf(pageNodes(records, known), closed), [records, known, closed]);
  const isHere = (row: TreeRow) => pageOfRow(world, row.id) === page;
  const here =
    rows.find((row) => row.id === chosen && (isHere(row) || pageOfRow(world, row.id) === '')) ?? rows.find(isHere);
  const navigations = shownNavigations(records, known);
  const factsOf = (row: TreeRow) => rowFacts(world, records, row);
  const choose = (row: string) => {
    setChosen(row);
    const target = pageOfRow(world, row);
    if (target !== '') world.editor.openPage(target);
    return target;
  };
  return (
    <>
      <PanelTree
        label={commonTexts.pages}
        rows={rows}
        selected={new Set(here === undefined ? [] : [here.id])}
        current={rows.find(isHere)?.id ?? ''}
        onToggle={(row, isOpen) => {
          const others = [...closed].filter((each) => each !== row);
          setClosed(new Set(isOpen ? others : [...others, row]));
        }}
        onSelect={([row]) => row !== undefined && choose(row)}
        onEnter={(row) => {
          if (choose(row) === '' && kindOfRow(row) === 'link') setEdited({ id: idOfRow(row) });
        }}
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
        icon={(row) => <RowIcon row={row} facts={factsOf(row)} kinds={kinds} />}
        stateOf={(row) => (factsOf(row).isHome ? texts.homePage : endText(factsOf(row).end))}
        tools={(row, isActive) => (
          <>
            <RowMarks facts={factsOf(row)} endText={endText(factsOf(row).end)} />
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
      {mayEdit ? <PagesFooter model={model} onEdit={setEdited} /> : null}
      {edited === null ? null : (
        <LinkDialog
          key={'id' in edited ? edited.id : edited.add}
          {...{ edited, navigations }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}

/** When a page is taken down, or was, in words; '' for never. */
function useEndText(): (end: TakeDown | null) => string {
  const moments = useMoments();
  return (end) => {
    if (end === null) return '';
    return (isTakenDown(end, Date.now()) ? texts.unpublished : texts.unpublishes)(moments.full(end.on));
  };
}

/** Those that are there without entries; until the theme's have come, the one that pages are added to. */
function useTreeNavigations(): readonly NamedNavigation[] {
  const records = useRecordsOf('link');
  const known = useKnownNavigations();
  const first = firstNavigation(records);
  return useMemo(
    () => (known.some((each) => each !== MEMBER_AREAS) ? known : [{ name: first, title: texts.navigation }, ...known]),
    [known, first],
  );
}
