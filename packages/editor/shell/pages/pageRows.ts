import { readLink, recordKey, textIn } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/pageRows';
import type { ActWorld } from '../../commands/acts/act.ts';
import { perform } from '../../commands/acts/acting.ts';
import { changePage } from '../../commands/pages/changePage.ts';
import { deletePage } from '../../commands/pages/deletePage.ts';
import { linkPage } from '../../commands/pages/linkPage.ts';
import { moveLink } from '../../commands/pages/moveLink.ts';
import { removeLink } from '../../commands/pages/removeLink.ts';
import { renameLink } from '../../commands/pages/renameLink.ts';
import { restorePage } from '../../commands/pages/restorePage.ts';
import { announce } from '../../parts/dialogs/toasts.tsx';
import type { PageGoal } from './pageDrops.ts';
import { idOfRow, kindOfRow } from './pageTree.ts';

const linkOfRow = ({ editor }: ActWorld, row: string) =>
  kindOfRow(row) === 'link' ? readLink(idOfRow(row), editor.record(recordKey('link', idOfRow(row))) ?? {}) : null;

/** The page a row leads to; '' for none. */
export function pageOfRow(world: ActWorld, row: string): string {
  const kind = kindOfRow(row);
  if (kind === 'navigation') return '';
  return kind === 'link' ? (linkOfRow(world, row)?.page ?? '') : idOfRow(row);
}

export function carryOut(world: ActWorld, goal: PageGoal): void {
  switch (goal.kind) {
    case 'move':
      if (perform(world, moveLink, { id: goal.link, to: goal.place })) world.shell.say(texts.moved);
      return;
    case 'link':
      perform(world, linkPage, { ...goal.place, page: goal.page });
      return;
    case 'unlink':
      perform(world, removeLink, { id: goal.link });
      return;
    case 'delete':
      trash(world, goal.page);
      return;
    case 'restore':
      perform(world, restorePage, { id: goal.page });
  }
}

/** Into the trash, with a way back at hand. */
export function trash(world: ActWorld, page: string): void {
  const title = textIn(world.editor.record(recordKey('page', page)) ?? {}, 'title');
  if (perform(world, deletePage, { id: page }))
    announce(texts.isInTheTrash(title), () => perform(world, restorePage, { id: page }));
}

/** Renames an entry that has a name of its own. Otherwise renames its page, whose name it shows. */
export function renameRow(world: ActWorld, row: string, name: string): void {
  const [link, page, title] = [linkOfRow(world, row), pageOfRow(world, row), name.trim()];
  if (link !== null && (link.title !== '' || page === '')) {
    if (title !== '' || page !== '') perform(world, renameLink, { id: link.id, title });
    return;
  }
  if (page === '' || title === '') return;
  const own = textIn(world.editor.record(recordKey('page', page)) ?? {}, 'navigationTitle');
  const path = link !== null && own !== '' ? ['navigationTitle'] : ['title'];
  perform(world, changePage, { id: page, changes: [{ path, value: title }] });
}

export function removeRow(world: ActWorld, row: string): void {
  const page = pageOfRow(world, row);
  if (kindOfRow(row) === 'trash' || kindOfRow(row) === 'navigation') return;
  if (page !== '') trash(world, page);
  else perform(world, removeLink, { id: idOfRow(row) });
}
