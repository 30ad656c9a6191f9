import { DEV_NUMBER, type InstalledTheme, type LeftOut } from '@quoin/domain/site';
import { type Moves, movesTo } from '@quoin/domain/states';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { ThemeVersionState } from '../../platform/database/schema/content/themes.ts';

/** The number of a removed one stays taken. The one that a developer works on is replaced as a whole. */
export const THEME_VERSION_MOVES: Moves<ThemeVersionState> = {
  checked: ['installed', 'removed'],
  installed: ['removed'],
  dev: [],
  removed: [],
};

export interface ThemeVersion extends InstalledTheme {
  /** As its `template.conf` calls it. */
  readonly title: string;
  readonly state: ThemeVersionState;
  /** Changes when any of its files does. */
  readonly fingerprint: string;
  readonly leftOut: readonly LeftOut[];
  readonly addedBy: string;
  readonly addedAt: Date;
}

export interface ThemeFile {
  /** Below the theme's folder. */
  readonly path: string;
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
}

const COLUMNS = ['name', 'number', 'title', 'state', 'fingerprint', 'left_out', 'added_by', 'added_at'] as const;

function versions(trx: SiteTransaction, websiteId: string) {
  return trx.selectFrom('theme_version').select(COLUMNS).where('website_id', '=', websiteId);
}

type VersionRow = Awaited<ReturnType<ReturnType<typeof versions>['execute']>>[number];

function toVersion({ left_out: leftOut, added_by: addedBy, added_at: addedAt, ...row }: VersionRow): ThemeVersion {
  return { ...row, leftOut, addedBy, addedAt };
}

export interface ListedThemeVersion extends ThemeVersion {
  readonly files: number;
  /** Bytes. */
  readonly size: number;
}

/** What is installed, theme by theme, the newest version of each first. */
export async function listInstalledThemes(
  trx: SiteTransaction,
  websiteId: string,
): Promise<readonly ListedThemeVersion[]> {
  const rows = await trx
    .selectFrom('theme_version as v')
    .select(COLUMNS.map((name) => `v.${name}` as const))
    .select([
      sql<number>`(SELECT count(*)::int FROM theme_file f
        WHERE f.website_id = v.website_id AND f.name = v.name AND f.number = v.number)`.as('files'),
      sql<string>`(SELECT coalesce(sum(byte_size), 0) FROM theme_file f
        WHERE f.website_id = v.website_id AND f.name = v.name AND f.number = v.number)`.as('size'),
    ])
    .where('v.website_id', '=', websiteId)
    .where('v.state', '=', 'installed')
    .orderBy('v.name')
    .orderBy('v.number', 'desc')
    .execute();
  return rows.map(({ files, size, ...row }) => ({ ...toVersion(row), files, size: Number(size) }));
}

/** Null where there is none, or only its number. */
export async function findThemeVersion(
  trx: SiteTransaction,
  websiteId: string,
  { name, number }: InstalledTheme,
): Promise<ThemeVersion | null> {
  const row = await versions(trx, websiteId)
    .where('name', '=', name)
    .where('number', '=', number)
    .where('state', '!=', 'removed')
    .executeTakeFirst();
  return row === undefined ? null : toVersion(row);
}

/** The newest that is installed; null for a theme the site does not have. */
export async function findNewestVersion(
  trx: SiteTransaction,
  websiteId: string,
  name: string,
): Promise<ThemeVersion | null> {
  const installed = versions(trx, websiteId).where('name', '=', name).where('state', '=', 'installed');
  const row = await installed.orderBy('number', 'desc').limit(1).executeTakeFirst();
  return row === undefined ? null : toVersion(row);
}

/** Files of a version, by path. */
export async function listThemeFiles(
  trx: SiteTransaction,
  websiteId: string,
  { name, number }: InstalledTheme,
): Promise<readonly ThemeFile[]> {
  const rows = await trx
    .selectFrom('theme_file')
    .select(['path', 'sha256', 'byte_size'])
    .where('website_id', '=', websiteId)
    .where('name', '=', name)
    .where('number', '=', number)
    .execute();
  const files = rows.map(({ path, sha256, byte_size: size }) => ({ path, sha256, size: Number(size) }));
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

export type NewThemeVersion = Pick<ThemeVersion, 'name' | 'title' | 'fingerprint' | 'leftOut' | 'addedBy'>;

/** A version under the next number of its theme, with its files. Numbers of removed ones are not given again. */
export async function insertThemeVersion(
  trx: SiteTransaction,
  websiteId: string,
  version: NewThemeVersion,
  files: readonly ThemeFile[],
): Promise<number> {
  // One at a time: else two would take the same number.
  await trx.selectFrom('website').select('id').where('id', '=', websiteId).forNoKeyUpdate().execute();
  const { last } = await trx
    .selectFrom('theme_version')
    .select(sql<number>`coalesce(max(number), 0)`.as('last'))
    .where('website_id', '=', websiteId)
    .where('name', '=', version.name)
    .executeTakeFirstOrThrow();
  const number = last + 1;
  await insertVersion(trx, websiteId, { ...version, number, state: 'checked' });
  await insertFiles(trx, websiteId, { name: version.name, number }, files);
  return number;
}

/** The one that a developer works on, with its files as they are now. Answers the contents it had before. */
export async function putDevVersion(
  trx: SiteTransaction,
  websiteId: string,
  version: NewThemeVersion,
  files: readonly ThemeFile[],
): Promise<readonly string[]> {
  const theme = { name: version.name, number: DEV_NUMBER };
  const before = await deleteVersion(trx, websiteId, theme);
  await insertVersion(trx, websiteId, { ...version, ...theme, state: 'dev' });
  await insertFiles(trx, websiteId, theme, files);
  return before;
}

async function insertVersion(
  trx: SiteTransaction,
  websiteId: string,
  version: Omit<ThemeVersion, 'addedAt'>,
): Promise<void> {
  const { name, number, title, state, fingerprint, leftOut, addedBy } = version;
  const own = { name, number, title, state, fingerprint, left_out: JSON.stringify(leftOut), added_by: addedBy };
  await trx
    .insertInto('theme_version')
    .values({ ...own, website_id: websiteId, added_at: trx.now() })
    .execute();
}

async function insertFiles(
  trx: SiteTransaction,
  websiteId: string,
  theme: InstalledTheme,
  files: readonly ThemeFile[],
): Promise<void> {
  const rows = files.map(({ path, sha256, size }) => ({
    ...{ website_id: websiteId, name: theme.name, number: theme.number },
    ...{ path, sha256, byte_size: BigInt(size) },
  }));
  const ROWS = 500;
  for (let at = 0; at < rows.length; at += ROWS) {
    await trx
      .insertInto('theme_file')
      .values(rows.slice(at, at + ROWS))
      .execute();
  }
}

function oneOf(trx: SiteTransaction, websiteId: string, { name, number }: InstalledTheme) {
  return trx
    .updateTable('theme_version')
    .where('website_id', '=', websiteId)
    .where('name', '=', name)
    .where('number', '=', number);
}

function moved(trx: SiteTransaction, websiteId: string, theme: InstalledTheme, to: ThemeVersionState) {
  return oneOf(trx, websiteId, theme).where('state', 'in', movesTo(THEME_VERSION_MOVES, to)).set({ state: to });
}

/** False when it is not there, or installed already. */
export async function markInstalled(trx: SiteTransaction, websiteId: string, theme: InstalledTheme): Promise<boolean> {
  const { numUpdatedRows } = await moved(trx, websiteId, theme, 'installed')
    .set({ added_at: trx.now() })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Its developer is still at work. */
export async function touchDevVersion(trx: SiteTransaction, websiteId: string, name: string): Promise<void> {
  await oneOf(trx, websiteId, { name, number: DEV_NUMBER }).set({ added_at: trx.now() }).execute();
}

/** Takes a version's files away; its number stays taken. Answers their contents. */
export async function removeVersion(
  trx: SiteTransaction,
  websiteId: string,
  theme: InstalledTheme,
): Promise<readonly string[]> {
  const removed = moved(trx, websiteId, theme, 'removed').set({ left_out: '[]', fingerprint: '' });
  const { numUpdatedRows } = await removed.executeTakeFirst();
  return numUpdatedRows === 0n ? [] : deleteFiles(trx, websiteId, theme);
}

/** Takes a version away that nobody can refer to any more. Answers the contents of its files. */
export async function deleteVersion(
  trx: SiteTransaction,
  websiteId: string,
  theme: InstalledTheme,
): Promise<readonly string[]> {
  const contents = await deleteFiles(trx, websiteId, theme);
  await trx
    .deleteFrom('theme_version')
    .where('website_id', '=', websiteId)
    .where('name', '=', theme.name)
    .where('number', '=', theme.number)
    .execute();
  return contents;
}

async function deleteFiles(
  trx: SiteTransaction,
  websiteId: string,
  { name, number }: InstalledTheme,
): Promise<readonly string[]> {
  const rows = await trx
    .deleteFrom('theme_file')
    .where('website_id', '=', websiteId)
    .where('name', '=', name)
    .where('number', '=', number)
    .returning('sha256')
    .execute();
  return [...new Set(rows.map(({ sha256 }) => sha256))];
}

/** Versions that were read and never installed, and those whose developer has gone, since before a moment. */
export async function listForgottenVersions(
  trx: SiteTransaction,
  websiteId: string,
  before: Date,
): Promise<readonly ThemeVersion[]> {
  const rows = await versions(trx, websiteId)
    .where('state', 'in', ['checked', 'dev'])
    .where('added_at', '<', before)
    .execute();
  return rows.map(toVersion);
}

/** A copied or imported site begins with what is installed; what was only read, or is worked on, stays where it was. */
export async function dropUnfinishedThemes(trx: SiteTransaction, websiteId: string): Promise<void> {
  const unfinished = trx.deleteFrom('theme_version').where('website_id', '=', websiteId);
  await unfinished.where('state', 'in', ['checked', 'dev']).execute();
}
