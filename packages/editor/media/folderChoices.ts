import type { WireMediaFolder } from '@quoin/contract/endpoints/content';

export interface PlacedFolder extends WireMediaFolder {
  /** 0 for those in no other. */
  readonly depth: number;
}

/** Returns all folders by name, each below its parent. */
export function folderTree(folders: readonly WireMediaFolder[]): readonly PlacedFolder[] {
  const below = (parent: string | null, depth: number): readonly PlacedFolder[] =>
    folders
      .filter(({ parentId }) => parentId === parent)
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .flatMap((folder) => [{ ...folder, depth }, ...below(folder.id, depth + 1)]);
  return below(null, 0);
}

/** `Summer / Beach` */
export function folderPath(folders: readonly WireMediaFolder[], id: string): string {
  const folder = folders.find((each) => each.id === id);
  if (folder === undefined) return '';
  return folder.parentId === null ? folder.name : `${folderPath(folders, folder.parentId)} / ${folder.name}`;
}

/** As choices of a list. */
export function folderChoices(
  folders: readonly WireMediaFolder[],
): readonly { readonly value: string; readonly text: string }[] {
  return folderTree(folders).map(({ id }) => ({ value: id, text: folderPath(folders, id) }));
}
