import { z } from 'zod';

/** First entry of a backup: what is needed before the rows are read. */
const manifest = z.object({
  format: z.literal('quoin-backup'),
  version: z.literal(1),
  /** ISO 8601; the rows are of this moment. */
  madeAt: z.string(),
  /** What the schema was made by. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** First days of the months that have a partition of visitors' events. */
  eventMonths: z.array(z.string()),
  /** `environment`: the key is no part of the backup; it was given as SECRET_KEY. */
  secretKey: z.enum(['file', 'environment']),
});

/** Last entry: a backup without it was cut off. */
const ending = z.object({
  rows: z.record(z.string(), z.number()),
  sequences: z.record(z.string(), z.string()),
  files: z.number(),
});

export type Manifest = z.infer<typeof manifest>;
export type Ending = z.infer<typeof ending>;

export const MANIFEST_ENTRY = 'manifest.json';
export const ENDING_ENTRY = 'end.json';
export const KEY_ENTRY = 'secret-key';
export const DATABASE_FOLDER = 'database/';
export const FILES_FOLDER = 'files/';

/** Null: not a backup, or one of a later version. */
export function parseManifest(text: string): Manifest | null {
  const read = manifest.safeParse(parseJson(text));
  return read.success ? read.data : null;
}

export function parseEnding(text: string): Ending | null {
  const read = ending.safeParse(parseJson(text));
  return read.success ? read.data : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
