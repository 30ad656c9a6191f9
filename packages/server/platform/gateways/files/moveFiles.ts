import { createHash } from 'node:crypto';
import type { FileStore, ListedFile, StoredFile } from './fileStore.ts';

export interface FilesMove {
  readonly from: FileStore;
  readonly to: FileStore;
  /** Whether files that the new place has already are read back as well. */
  readonly verifiesAll: boolean;
  /** Whether a file ends in the old place once its copy was read back. */
  readonly removes: boolean;
  readonly now: () => number;
  onFile?(moved: FilesMoved): void;
}

export interface FilesMoved {
  readonly copied: number;
  readonly bytes: number;
  /** Files that the new place had already. */
  readonly known: number;
  readonly removed: number;
  /** Files whose bytes are not those that their name says, in the old place: they stay there. */
  readonly damaged: readonly string[];
}

type Counting = { -readonly [Part in keyof FilesMoved]: FilesMoved[Part] };

const AT_ONCE = 4;

/**
 * Copies all files from one place to another while both may be in use: files never change. Each copy is read back and
 * held to its checksum. Begun again, it goes on with what is missing.
 */
export async function moveFiles(move: FilesMove): Promise<FilesMoved> {
  const moved: Counting = { copied: 0, bytes: 0, known: 0, removed: 0, damaged: [] };
  const files = move.from.list()[Symbol.asyncIterator]();
  let isBroken = false;
  const work = async () => {
    try {
      for (let next = await files.next(); !next.done && !isBroken; next = await files.next()) {
        await moveOne(move, next.value, moved);
        move.onFile?.(moved);
      }
    } catch (error) {
      isBroken = true;
      throw error;
    }
  };
  // Whoever hears of a fault finds nothing underway any more.
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const each of ended) if (each.status === 'rejected') throw each.reason;
  return moved;
}

async function moveOne(move: FilesMove, { websiteId, sha256 }: ListedFile, moved: Counting): Promise<void> {
  const { from, to, verifiesAll, removes, now } = move;
  const file = await from.find(websiteId, sha256);
  // Gone since it was listed: nothing names it any more.
  if (file === null) return;
  const isThere = await isHeld(to, websiteId, file, verifiesAll || removes);
  if (isThere) moved.known += 1;
  else if (await copy(move, websiteId, file)) {
    moved.copied += 1;
    moved.bytes += file.size;
  } else {
    moved.damaged = [...moved.damaged, `${websiteId}/${sha256}`];
    return;
  }
  if (!removes) return;
  await from.remove(websiteId, sha256, new Date(now()));
  moved.removed += 1;
}

/** What is there but damaged is removed, so that it can be stored anew. */
async function isHeld(to: FileStore, websiteId: string, file: StoredFile, isReadBack: boolean): Promise<boolean> {
  const held = await to.find(websiteId, file.sha256);
  if (held === null) return false;
  if (held.size === file.size && (!isReadBack || (await isWhole(held)))) return true;
  await to.remove(websiteId, file.sha256, new Date(8.64e15));
  return false;
}

/** False: the file is damaged where it comes from. @throws where the copy is not what was sent */
async function copy({ to }: FilesMove, websiteId: string, file: StoredFile): Promise<boolean> {
  const received = await to.receive(websiteId, await file.open(), file.size);
  if (received?.sha256 !== file.sha256) {
    await received?.discard();
    return false;
  }
  await received.keep();
  const stored = await to.find(websiteId, file.sha256);
  if (stored === null || !(await isWhole(stored))) throw new Error(`${file.sha256} did not arrive as it was sent.`);
  return true;
}

async function isWhole({ sha256, open }: StoredFile): Promise<boolean> {
  const hash = createHash('sha256');
  for await (const chunk of await open()) hash.update(chunk);
  return hash.digest('hex') === sha256;
}
