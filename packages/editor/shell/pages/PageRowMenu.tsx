import { homepageOf, type NavigationLink, readLink, recordKey, type SiteRecords } from '@quoin/domain/document';
import { entryKindOf } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/pageRowMenu';
import { useNavigate } from '@tanstack/react-router';
import {
  Copy,
  CornerUpLeft,
  FolderMinus,
  Heading,
  House,
  Link2,
  ListPlus,
  ListTree,
  Settings2,
  Trash2,
  Undo2,
} from 'lucide-react';
import { useSite } from '../../app/site/site.ts';
import type { ActWorld } from '../../commands/acts/act.ts';
import { perform } from '../../commands/acts/acting.ts';
import { duplicatePage } from '../../commands/pages/duplicatePage.ts';
import { linkPage } from '../../commands/pages/linkPage.ts';
import { removeLink } from '../../commands/pages/removeLink.ts';
import { restorePage } from '../../commands/pages/restorePage.ts';
import { setHomepage } from '../../commands/pages/setHomepage.ts';
import { made } from '../../commands/records.ts';
import type { MenuAction } from '../../parts/dialogs/ActionMenu.tsx';
import { useActWorld } from '../editorContext.ts';
import { RowMenu } from '../tree/RowMenu.tsx';
import type { TreeRow } from '../tree/treeModel.ts';
import { pageOfRow, trash } from './pageRows.ts';
import { idOfRow, kindOfRow, type NamedNavigation } from './pageTree.ts';

export interface PageRowMenuProps {
  readonly row: TreeRow;
  readonly records: SiteRecords;
  readonly navigations: readonly NamedNavigation[];
  readonly isActive: boolean;
  /** Of an entry that leads elsewhere. */
  readonly onEditLink: (link: string) => void;
  /** A heading of a folder that opens wide. */
  readonly onAddHeading: (folder: NavigationLink) => void;
}

export function PageRowMenu({ row, records, navigations, isActive, onEditLink, onAddHeading }: PageRowMenuProps) {
  const world = useActWorld();
  const navigate = useNavigate();
  const { identifier } = useSite();
  const kind = kindOfRow(row.id);
  if (kind === 'navigation') return null;
  const onEntries = (journalId: string) =>
    void navigate({ to: '/$site/config/content/$journalId', params: { site: identifier, journalId }, search: {} });
  const actions =
    kind === 'trash'
      ? trashActions(world, idOfRow(row.id))
      : rowActions({ world, row: row.id, records, navigations, onEditLink, onAddHeading, onEntries });
  return <RowMenu label={texts.moreActionsFor(row.text)} actions={actions} isActive={isActive} />;
}

function trashActions(world: ActWorld, id: string): readonly MenuAction[] {
  return [
    { id: 'look', text: texts.preview, icon: CornerUpLeft, act: () => world.editor.openPage(id) },
    { id: 'restore', text: commonTexts.restore, icon: Undo2, act: () => void perform(world, restorePage, { id }) },
  ];
}

interface Around extends Pick<PageRowMenuProps, 'records' | 'navigations' | 'onEditLink' | 'onAddHeading'> {
  readonly world: ActWorld;
  readonly row: string;
  /** To where the items of a page are written. */
  readonly onEntries: (page: string) => void;
}

function rowActions(around: Around): readonly MenuAction[] {
  const { world, row, records, onEditLink, onAddHeading } = around;
  const [page, id] = [pageOfRow(world, row), idOfRow(row)];
  const isLink = kindOfRow(row) === 'link';
  const link = readLink(id, (isLink ? records.get(recordKey('link', id)) : undefined) ?? {});
  return [
    ...(page === ''
      ? [{ id: 'link', text: commonTexts.edit, icon: Link2, act: () => onEditLink(id) }]
      : pageActions(around, page)),
    ...(link.panel !== null && link.parent === ''
      ? [{ id: 'heading', text: texts.addAColumnHeading, icon: Heading, act: () => onAddHeading(link) }]
      : []),
    ...(isLink
      ? [
          {
            ...{ id: 'unlink', text: texts.removeFromNavigation, icon: FolderMinus },
            act: () => void perform(world, removeLink, { id }),
          },
        ]
      : []),
    ...(page === ''
      ? []
      : [
          {
            ...{ id: 'delete', text: texts.deletePage, icon: Trash2, isDangerous: true },
            act: () => trash(world, page),
          },
        ]),
  ];
}

function pageActions({ world, row, records, navigations, onEntries }: Around, id: string): readonly MenuAction[] {
  const isHome = homepageOf(records) === id;
  const isLinked = kindOfRow(row) === 'link';
  const settings = () => {
    world.editor.openPage(id);
    world.shell.show('pageSettings');
  };
  const duplicate = () => {
    const outcome = world.editor.run(duplicatePage, { id });
    if (!outcome.ok) return world.shell.refuse(outcome.problem);
    const [copy] = made(outcome.value, 'page');
    if (copy !== undefined && world.editor.record(recordKey('page', copy)) !== undefined) world.editor.openPage(copy);
  };
  const hasEntries = entryKindOf(records.get(recordKey('page', id)) ?? {}) !== null;
  return [
    ...(hasEntries ? [{ id: 'entries', text: texts.viewEntries, icon: ListTree, act: () => onEntries(id) }] : []),
    { id: 'settings', text: texts.pageSettings, icon: Settings2, act: settings },
    { id: 'duplicate', text: commonTexts.duplicate, icon: Copy, act: duplicate },
    ...(isHome
      ? []
      : [
          {
            ...{ id: 'home', text: texts.setAsHomePage, icon: House },
            act: () => void perform(world, setHomepage, { id }),
          },
        ]),
    ...(isLinked
      ? []
      : navigations.map(({ name, title }) => ({
          ...{ id: `into ${name}`, text: texts.addTo(title), icon: ListPlus },
          act: () => void perform(world, linkPage, { navigation: name, page: id }),
        }))),
  ];
}
