import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BackupStore,
  backupName,
  listBackups,
  openBackupStore,
  type Restored,
  removeScratch,
  restoreFolder,
  writeBackup,
} from '../backup/index.ts';
import { examine } from '../doctor/index.ts';
import { MIGRATIONS_DIR, openInstallation, openTarget } from '../installation.ts';
import { parseBackupAddress } from '../platform/backupPlace.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { prepareDataFolder } from '../platform/dataFolder.ts';
import { filesPlaceText } from '../platform/gateways/files/filesPlace.ts';
import { openFiles } from '../platform/gateways/files/openFiles.ts';
import { createLog, type Logger } from '../platform/log.ts';
import { type Arguments, UsageFault } from './arguments.ts';

interface Asked {
  readonly config: Config;
  readonly log: Logger;
  readonly store: BackupStore;
  /** Null: it ends with a slash, as a place does. */
  readonly name: string | null;
  readonly passphrase: string | null;
}

async function askedOf({ words, options }: Arguments): Promise<Asked> {
  const [command, text] = words;
  if (text === undefined) throw new UsageFault(`${command} needs a FILE, or s3://BUCKET/PREFIX/NAME.`);
  const address = parseBackupAddress(text, process.cwd());
  if (address === null) throw new UsageFault(`${text} is no place for backups: write s3://BUCKET/PREFIX/NAME.`);
  const config = readConfig(process.env, process.cwd());
  return {
    ...{ config, log: createLog(process.env.LOG_LEVEL ?? 'warn') },
    ...{ store: await openBackupStore(config, address.place), name: address.name },
    passphrase: options.get('passphrase') ?? config.backups.passphrase,
  };
}

/** Of a place, the newest. */
async function existing<T extends Asked>(asked: T): Promise<T & { readonly name: string }> {
  const name = asked.name ?? (await listBackups(asked.store))[0]?.name;
  if (name === undefined) throw new UsageFault(`${asked.store.addressOf('')} holds no backup.`);
  return { ...asked, name };
}

/** `backup FILE`: while the product serves, or while it does not. */
export async function runBackup(args: Arguments): Promise<number> {
  const asked = await askedOf(args);
  if (args.options.has('verify')) return verify(await existing(asked));
  const { config, log, store, passphrase } = asked;
  const now = Date.now();
  const name = asked.name ?? backupName(now, passphrase !== null);
  const { target, stop } = await openTarget(config, log, 'startOrJoin');
  try {
    const files = await openFiles(config, log);
    const made = await writeBackup({ target, store, name, passphrase, now, dataDir: config.dataDir, files });
    const how = passphrase === null ? '' : ', encrypted';
    console.log(`${made.size} bytes written to ${store.addressOf(name)}: ${made.rows} rows, ${made.files} files${how}`);
    return 0;
  } finally {
    await stop();
  }
}

/** `restore FILE`: into DATA_DIR, and into DATABASE_URL where one is set. */
export async function runRestore(args: Arguments): Promise<number> {
  const asked = await existing(await askedOf(args));
  const mayReplace = args.options.has('replace');
  const restored = await restoreFolder({ ...asked, mayReplace, migrationsDir: MIGRATIONS_DIR, now: Date.now() });
  const { rows, files, madeAt, putAside, secretKey } = restored;
  printFileFaults(restored);
  console.log(`Restored to ${asked.config.dataDir} as of ${madeAt}: ${rows} rows, ${files} files`);
  if (putAside !== null) console.log(`What was there is in ${putAside}: delete it when you no longer need it.`);
  const [place] = asked.config.files.places;
  if (place !== undefined && place !== 'folder') {
    console.log(`Its files are in ${asked.config.dataDir}/files, not in ${filesPlaceText(place)}: start with`);
    console.log(`FILES=${filesPlaceText(place)},folder and run quoin files move --to ${filesPlaceText(place)}.`);
  }
  if (secretKey === 'environment') console.log('The secret key is not in the backup: set SECRET_KEY as it was.');
  return 0;
}

/** Restores with a database of its own into a scratch folder, and examines that as `doctor` does. */
async function verify({ config, log, ...asked }: Asked & { readonly name: string }): Promise<number> {
  // Beside the data: where they have room, a copy of them has.
  prepareDataFolder(config.dataDir);
  const dataDir = await mkdtemp(join(config.dataDir, 'verifying-'));
  const scratch: Config = { ...config, dataDir, databaseUrl: null, files: { ...config.files, places: ['folder'] } };
  try {
    const settings = { config: scratch, mayReplace: true, migrationsDir: MIGRATIONS_DIR, now: Date.now(), log };
    const restored = await restoreFolder({ ...asked, ...settings });
    const installation = await openInstallation(scratch, log, { database: 'start', messages: 'send' });
    const violations = await examine(installation, null).finally(() => installation.close());
    const problems = printFileFaults(restored) + violations.length;
    for (const { site, rule, subject, detail } of violations) console.log(`${site}: ${rule}: ${subject} (${detail})`);
    const { madeAt, rows, files } = restored;
    console.log(`Backup as of ${madeAt}: ${rows} rows, ${files} files, ${problems} problems`);
    return problems > 0 ? 1 : 0;
  } finally {
    await removeScratch(dataDir);
  }
}

/** Returns how many there are. They were so before they were backed up: what happens to a backup itself is a fault. */
function printFileFaults({ damaged, missing }: Pick<Restored, 'damaged' | 'missing'>): number {
  for (const name of damaged) console.log(`${name} is damaged`);
  for (const name of missing) console.log(`${name} is missing`);
  return damaged.length + missing.length;
}
