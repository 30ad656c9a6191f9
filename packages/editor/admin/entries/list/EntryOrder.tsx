import type { WireEntry, WireJournal } from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import { type ItemMove, itemKind } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/entryOrder';
import { useNavigate } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, Eye, GripVertical, PencilLine, SquarePen, TextCursorInput, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  Button as AriaButton,
  Collection,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
} from 'react-aria-components';
import { counted } from '../../../app/formats.ts';
import { useSite } from '../../../app/site/site.ts';
import { Badge } from '../../../parts/Badge.tsx';
import { ActionMenu, type MenuAction } from '../../../parts/dialogs/ActionMenu.tsx';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { Thumbnail } from '../../../parts/tables/Thumbnail.tsx';
import tree from '../../../parts/tables/treeRow.module.css';
import { EntryLink } from '../EntryLink.tsx';
import { STATUS_LOOKS } from '../entryLooks.ts';
import { KIND_LOOKS } from '../kindLooks.ts';
import { RenameChapterDialog } from '../RenameChapterDialog.tsx';
import { useEntryMoves } from '../useEntryMoves.ts';
import { useBulkEntries } from './EntryBulk.tsx';
import css from './EntryOrder.module.css';
import { chapterOfRow, dropMove, type EntryChapter, entryChapters, renameMove, stepMove } from './entryOrder.ts';

const MIME = 'application/x-quoin-entry';

export interface EntryOrderProps {
  readonly journal: WireJournal;
  readonly entries: readonly WireEntry[];
}

/**
 * Items in the owner’s order, lessons by their chapters: moved by dragging, by Enter on a handle and the arrow keys, or from
 * the menu.
 */
export function EntryOrder({ journal, entries }: EntryOrderProps) {
  const mayEdit = isAllowed(useSite(), 'content.edit');
  const { placed, nameOf, step, rename, dragAndDropHooks } = useOrder(journal, entries);
  const [renamed, setRenamed] = useState<string | null>(null);
  const chapters = entryChapters(placed);
  const rows = chapters.flatMap((chapter): readonly Row[] =>
    chapter.title === '' ? chapter.entries.map((entry) => ({ id: entry.id, entry })) : [{ id: chapter.id, chapter }],
  );
  const line = (row: Row) => (
    <OrderLine {...row} journal={journal} mayEdit={mayEdit} name={nameOf(row.id)} onStep={step} onRename={setRenamed} />
  );
  return (
    <>
      <Tree
        aria-label={texts.inOrder(journal.title)}
        items={rows}
        dependencies={[mayEdit, entries]}
        expandedKeys={chapters.map(({ id }) => id)}
        selectionMode="none"
        className={`${tree.tree} ${css.tree}`}
        {...(mayEdit ? { dragAndDropHooks } : {})}
      >
        {function treeRow(row: Row) {
          const { chapter } = row;
          return (
            <TreeItem
              id={row.id}
              textValue={nameOf(row.id)}
              hasChildItems={chapter !== undefined}
              className={`${tree.row} ${chapter === undefined ? '' : css.chapter}`}
            >
              <TreeItemContent>{line(row)}</TreeItemContent>
              {chapter === undefined ? null : (
                <Collection items={chapter.entries.map((entry) => ({ id: entry.id, entry }))}>{treeRow}</Collection>
              )}
            </TreeItem>
          );
        }}
      </Tree>
      {renamed === null ? null : (
        <RenameChapterDialog
          title={renamed}
          onClose={() => setRenamed(null)}
          onRename={(name) => rename(renamed, name)}
        />
      )}
    </>
  );
}

/** What moves items and chapters. */
function useOrder(journal: WireJournal, entries: readonly WireEntry[]) {
  const move = useEntryMoves(journal.id);
  const hasChapters = itemKind(journal.kind).part === 'lesson';
  const placed = hasChapters ? entries : entries.map((entry) => ({ ...entry, chapter: '' }));
  const nameOf = (row: string) => chapterOfRow(row) ?? entries.find(({ id }) => id === row)?.title ?? '';
  const carryOut = (row: string, wanted: ItemMove | null) => {
    if (wanted !== null) void move(wanted, texts.moved(nameOf(row)));
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [MIME]: String(key), 'text/plain': nameOf(String(key)) })),
    acceptedDragTypes: [MIME],
    getDropOperation: () => 'move',
    // Only chapters accept a drop on them. Every row accepts one next to it.
    shouldAcceptItemDrop: ({ key }) => chapterOfRow(String(key)) !== null,
    onMove: ({ keys, target }) => {
      const [row] = [...keys].map(String);
      if (row === undefined) return;
      carryOut(row, dropMove(placed, row, { row: String(target.key), position: target.dropPosition }));
    },
  });
  return {
    placed,
    nameOf,
    dragAndDropHooks,
    step: (row: string, way: 'up' | 'down') => {
      const wanted = stepMove(placed, row, way);
      if (wanted === null) announce(texts.isAlreadyLast(nameOf(row), way === 'up'));
      carryOut(row, wanted);
    },
    rename: (title: string, name: string) => {
      const wanted = renameMove(placed, title, name);
      const said = name === '' ? texts.chapterRemoved(title) : texts.chapterRenamedTo(name);
      if (wanted !== null) void move(wanted, said);
    },
  };
}

interface OrderLineProps extends Row, MenuProps {
  readonly journal: WireJournal;
  readonly mayEdit: boolean;
  readonly name: string;
  readonly onRename: (title: string) => void;
}

function OrderLine({ id, entry, chapter, journal, mayEdit, name, onStep, onRename }: OrderLineProps) {
  return (
    <div className={`${tree.line} ${css.line}`}>
      {mayEdit ? (
        <AriaButton slot="drag" className={tree.handle ?? ''} aria-label={texts.move(name)}>
          <GripVertical aria-hidden="true" />
        </AriaButton>
      ) : null}
      {entry === undefined ? null : <EntryWords entry={entry} />}
      {chapter === undefined ? null : <ChapterWords journal={journal} chapter={chapter} />}
      {mayEdit ? (
        <span className={tree.acts}>
          {entry === undefined ? (
            <ChapterMenu title={name} row={id} onStep={onStep} onRename={onRename} />
          ) : (
            <EntryMenu entry={entry} onStep={onStep} />
          )}
        </span>
      ) : null}
    </div>
  );
}

/** An entry, or a chapter with its own. */
interface Row {
  readonly id: string;
  readonly entry?: WireEntry;
  readonly chapter?: EntryChapter<WireEntry>;
}

function EntryWords({ entry }: { readonly entry: WireEntry }) {
  const { status, duration, authorName } = entry;
  const detail = [authorName, duration].filter((text) => text !== '').join(' · ');
  return (
    <>
      <Thumbnail src={entry.imageUrl} />
      <span className={css.words}>
        {/* Who takes a row by its link means the row. */}
        <EntryLink entry={entry} className={css.title} isDraggable={false}>
          {entry.title}
        </EntryLink>
        {detail === '' ? null : <span className={css.detail}>{detail}</span>}
      </span>
      {status === 'published' ? null : <Badge {...STATUS_LOOKS[status]} />}
    </>
  );
}

function ChapterWords({
  journal,
  chapter,
}: {
  readonly journal: WireJournal;
  readonly chapter: EntryChapter<WireEntry>;
}) {
  const { one, many } = KIND_LOOKS[journal.kind];
  return (
    <span className={css.words}>
      <span className={css.title}>{chapter.title}</span>
      <span className={css.detail}>{counted(chapter.entries.length, one, many)}</span>
    </span>
  );
}

interface MenuProps {
  readonly onStep: (row: string, way: 'up' | 'down') => void;
}

function steps(row: string, onStep: MenuProps['onStep']): readonly MenuAction[] {
  return [
    { id: 'up', text: texts.moveUp, icon: ArrowUp, act: () => onStep(row, 'up') },
    { id: 'down', text: texts.moveDown, icon: ArrowDown, act: () => onStep(row, 'down') },
  ];
}

function EntryMenu({ entry: { id, journalId, title, status }, onStep }: MenuProps & { readonly entry: WireEntry }) {
  const { identifier } = useSite();
  const navigate = useNavigate();
  const bulk = useBulkEntries();
  const editDetails = () =>
    void navigate({
      to: '/$site/config/content/$journalId/$entryId',
      params: { site: identifier, journalId, entryId: id },
    });
  const run = (act: 'publish' | 'draft' | 'trash', doneText: (title: string) => string) =>
    void bulk({ act, ids: [id] }, () => doneText(title));
  return (
    <ActionMenu
      label={texts.moreActionsFor(title)}
      actions={[
        { id: 'details', text: texts.editDetails, icon: SquarePen, act: editDetails },
        ...steps(id, onStep),
        status === 'published'
          ? {
              id: 'draft',
              text: texts.moveToDrafts,
              icon: PencilLine,
              act: () => run('draft', texts.movedToDraftsDone),
            }
          : { id: 'publish', text: commonTexts.publish, icon: Eye, act: () => run('publish', texts.publishedDone) },
        {
          ...{ id: 'trash', text: texts.moveToTheTrash, icon: Trash2, isDangerous: true },
          act: () => run('trash', texts.movedToTheTrashDone),
        },
      ]}
    />
  );
}

interface ChapterMenuProps extends MenuProps {
  readonly title: string;
  readonly row: string;
  readonly onRename: (title: string) => void;
}

function ChapterMenu({ title, row, onStep, onRename }: ChapterMenuProps) {
  return (
    <ActionMenu
      label={texts.moreActionsForChapter(title)}
      actions={[
        ...steps(row, onStep),
        { id: 'rename', text: commonTexts.rename, icon: TextCursorInput, act: () => onRename(title) },
      ]}
    />
  );
}
