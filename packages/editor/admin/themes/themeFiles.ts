import { type FolderFile, packFolder } from './packFolder.ts';

/** Files of a folder as its chooser gives them. */
export function filesOfChooser(files: readonly File[]): readonly FolderFile[] {
  return files.map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

/** What was dropped, to be read once the event is over: one archive, or the archive of a folder. Null for anything else. */
export function droppedTheme(transfer: DataTransfer): Promise<File | null> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const [file] = transfer.files;
  const folder = entries.find((entry) => entry.isDirectory);
  if (folder === undefined) return Promise.resolve(file ?? null);
  return filesBelow(folder as FileSystemDirectoryEntry).then((files) =>
    files.length === 0 ? null : packFolder(files),
  );
}

/** Not looked into: they hold thousands of files, and none of a theme. */
const CLOSED = new Set(['node_modules', '.git', '.svn', '.hg']);

async function filesBelow(folder: FileSystemDirectoryEntry): Promise<readonly FolderFile[]> {
  const found: FolderFile[] = [];
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const entry of await entriesOf(next)) {
      if (entry.isFile) found.push({ path: entry.fullPath.replace(/^\//, ''), file: await fileOf(entry) });
      else if (!CLOSED.has(entry.name)) waiting.push(entry as FileSystemDirectoryEntry);
    }
  }
  return found;
}

function fileOf(entry: FileSystemEntry): Promise<File> {
  return new Promise((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
}

/** A reader gives a folder's entries in parts, and an empty part at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return all;
    all.push(...part);
  }
}
