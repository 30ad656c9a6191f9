import type { FileStore, ListedFile } from './fileStore.ts';

/**
 * Several places at once, while files move from one to another: the first takes what is new, the others are read where it
 * has nothing.
 */
export function joinedFileStore(first: FileStore, others: readonly FileStore[]): FileStore {
  const all = [first, ...others];
  return {
    async find(websiteId, sha256) {
      for (const each of all) {
        const found = await each.find(websiteId, sha256);
        if (found !== null) return found;
      }
      return null;
    },
    put: (websiteId, bytes) => first.put(websiteId, bytes),
    receive: (websiteId, bytes, maxBytes) => first.receive(websiteId, bytes, maxBytes),
    async remove(websiteId, sha256, storedBefore) {
      for (const each of all) await each.remove(websiteId, sha256, storedBefore);
    },
    list: () => listAll(all),
  };
}

/** Each file once, from the first place that has it. */
async function* listAll(stores: readonly FileStore[]): AsyncGenerator<ListedFile> {
  for (const [at, store] of stores.entries()) {
    for await (const file of store.list()) {
      if (!(await isIn(stores.slice(0, at), file))) yield file;
    }
  }
}

async function isIn(stores: readonly FileStore[], { websiteId, sha256 }: ListedFile): Promise<boolean> {
  for (const each of stores) if ((await each.find(websiteId, sha256)) !== null) return true;
  return false;
}
