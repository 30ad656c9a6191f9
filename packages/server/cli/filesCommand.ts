import { readConfig } from '../platform/config.ts';
import { filesPlaceText, parseFilesPlace } from '../platform/gateways/files/filesPlace.ts';
import { joinedFileStore } from '../platform/gateways/files/joinedFiles.ts';
import { type FilesMoved, moveFiles } from '../platform/gateways/files/moveFiles.ts';
import { openFilesPlace } from '../platform/gateways/files/openFiles.ts';
import { type Arguments, UsageFault } from './arguments.ts';

const TELL_EVERY_MS = 10_000;

/** `files move --to PLACE`: from all other places that FILES names, while the product serves. */
export async function runFiles({ words, options }: Arguments): Promise<number> {
  const config = readConfig(process.env, process.cwd());
  const target = parseFilesPlace(options.get('to') ?? '');
  if (words[1] !== 'move' || target === null)
    throw new UsageFault('files move needs --to s3://BUCKET/PREFIX or --to folder.');
  const to = filesPlaceText(target);
  const sources = config.files.places.filter((place) => filesPlaceText(place) !== to);
  if (sources.length === 0)
    throw new UsageFault(`FILES names no place but ${to}: name the old one too, behind a comma.`);
  const removes = options.has('remove');
  if (removes && filesPlaceText(config.files.places[0] ?? 'folder') !== to) {
    throw new UsageFault(`--remove needs FILES to begin with ${to}: else nobody finds the files any more.`);
  }
  const [first, ...others] = await Promise.all(sources.map((place) => openFilesPlace(config, place)));
  const tell = createTelling();
  const moved = await moveFiles({
    ...{ from: joinedFileStore(first!, others), to: await openFilesPlace(config, target) },
    ...{ verifiesAll: options.has('verify'), removes, now: Date.now, onFile: tell },
  }).catch((error: unknown) => {
    if (!(error instanceof Error)) throw error;
    throw new UsageFault(
      `${error.name}: ${error.message}\nNot all is moved. The same command goes on where it stopped.`,
    );
  });
  for (const name of moved.damaged) console.log(`${name} is damaged, and stays where it is`);
  console.log(`${textOf(moved)}, ${moved.damaged.length} damaged`);
  return moved.damaged.length > 0 ? 1 : 0;
}

function textOf({ copied, bytes, known, removed }: FilesMoved): string {
  return `${copied} files (${bytes} bytes) copied and read back, ${known} were there, ${removed} removed`;
}

function createTelling() {
  let last = Date.now();
  return (moved: FilesMoved) => {
    if (Date.now() - last < TELL_EVERY_MS) return;
    last = Date.now();
    console.log(`${textOf(moved)} so far`);
  };
}
