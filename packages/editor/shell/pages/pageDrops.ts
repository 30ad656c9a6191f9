import { linksIn, readLink, recordKey, type SiteRecords } from '@quoin/domain/document';
import type { TreeDrop } from '../tree/treeModel.ts';
import { idOfRow, isFolder, kindOfRow, pageRow, TRASH, UNLINKED } from './pageTree.ts';

interface Place {
  readonly navigation: string;
  readonly parent: string;
  readonly after: string | null;
}

/** What becomes of a row that is dropped somewhere. */
export type PageGoal =
  | { readonly kind: 'move'; readonly link: string; readonly place: Place }
  | { readonly kind: 'link'; readonly page: string; readonly place: Place }
  | { readonly kind: 'unlink'; readonly link: string }
  | { readonly kind: 'delete'; readonly page: string }
  | { readonly kind: 'restore'; readonly page: string };

const linkOf = (records: SiteRecords, id: string) => readLink(id, records.get(recordKey('link', id)) ?? {});

/** null: nothing can come there. */
export function pageGoal(records: SiteRecords, row: string, drop: TreeDrop): PageGoal | null {
  const [kind, id] = [kindOfRow(row), idOfRow(row)];
  if (kind === 'navigation') return null;
  const isToTrash = drop.id === TRASH || kindOfRow(drop.id) === 'trash';
  const page = kind === 'link' ? linkOf(records, id).page : id;
  if (kind === 'trash') return isToTrash ? null : { kind: 'restore', page };
  if (isToTrash) return page === '' ? null : { kind: 'delete', page };
  if (drop.id === UNLINKED || kindOfRow(drop.id) === 'page')
    return kind === 'link' ? { kind: 'unlink', link: id } : null;
  const place = placeOf(records, drop, kind === 'link' ? id : '');
  if (place === null) return null;
  return kind === 'link' ? { kind: 'move', link: id, place } : { kind: 'link', page, place };
}

/** `moved`: the entry that comes there, '' for a page that has none yet. */
function placeOf(records: SiteRecords, drop: TreeDrop, moved: string): Place | null {
  if (kindOfRow(drop.id) === 'navigation')
    return drop.position === 'inside' ? { navigation: idOfRow(drop.id), parent: '', after: null } : null;
  const target = linkOf(records, idOfRow(drop.id));
  if (target.id === moved) return null;
  const hasOwn = moved !== '' && isFolder(records, linkOf(records, moved));
  if (drop.position === 'inside') {
    if (!isFolder(records, target) || target.parent !== '' || hasOwn) return null;
    return { navigation: target.navigation, parent: target.id, after: null };
  }
  if (target.parent !== '' && hasOwn) return null;
  const { navigation, parent } = target;
  const siblings = linksIn(records, navigation, parent).filter(({ id }) => id !== moved);
  const at = siblings.findIndex(({ id }) => id === target.id);
  const after = drop.position === 'after' ? target.id : (siblings[at - 1]?.id ?? null);
  return { navigation, parent, after };
}

/** What Alt with an arrow does to an entry: along its siblings, into the folder before it, out of its folder. */
export function pageStep(records: SiteRecords, row: string, step: 'up' | 'down' | 'in' | 'out'): PageGoal | null {
  if (kindOfRow(row) !== 'link') return null;
  const link = linkOf(records, idOfRow(row));
  const siblings = linksIn(records, link.navigation, link.parent);
  const at = siblings.findIndex(({ id }) => id === link.id);
  const beside = (other: { readonly id: string } | undefined, position: TreeDrop['position']) =>
    other === undefined ? null : pageGoal(records, row, { id: pageRow('link', other.id), position });
  if (step === 'up') return beside(siblings[at - 1], 'before');
  if (step === 'down') return beside(siblings[at + 1], 'after');
  if (step === 'out') return link.parent === '' ? null : beside({ id: link.parent }, 'after');
  const folder = siblings[at - 1];
  if (folder === undefined || !isFolder(records, folder) || link.parent !== '' || isFolder(records, link)) return null;
  const last = linksIn(records, link.navigation, folder.id).at(-1);
  const place = { navigation: link.navigation, parent: folder.id, after: last?.id ?? null };
  return { kind: 'move', link: link.id, place };
}
