import type {
  BlockReportRequest,
  PublishRequest,
  SaveChangesRequest,
  SectionMarkupRequest,
} from '@quoin/contract/endpoints/content';
import { type Edit, isRecordKey, type Json, type RecordKey } from '@quoin/domain/document';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

/** Bounds of one call; what a value may be is said by the domain, with its own sentences. */
export const DOCUMENT_BOUNDS = { changes: 100, edits: 20_000, depth: 14, path: 10, label: 300 } as const;

const MANY = 2000;
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'));
const key = z.custom<RecordKey>(isRecordKey);
const id = text(64);
/** Came as JSON; only how deep it goes is not said yet, and what reads it goes as deep. */
const value = z.custom<Json>((given) => isWithin(given, DOCUMENT_BOUNDS.depth)).optional();
const edit = z.object({ key, path: z.array(text(200)).max(DOCUMENT_BOUNDS.path), was: value, now: value }).transform(
  ({ key: of, path, was, now }): Edit => ({
    ...{ key: of, path },
    ...(was === undefined ? {} : { was }),
    ...(now === undefined ? {} : { now }),
  }),
);
const edits = z.array(edit).max(DOCUMENT_BOUNDS.edits);

const saveChanges = z.object({
  base: z.int().min(0),
  changes: z
    .array(z.object({ id: z.uuid(), command: text(100), label: text(DOCUMENT_BOUNDS.label), edits }))
    .max(DOCUMENT_BOUNDS.changes),
  at: z.object({ page: id, key: z.union([key, z.literal('')]) }),
});
const sectionMarkup = z.object({ page: id, sections: z.array(id).max(MANY), edits });
const blockReport = z.object({ page: id, section: id, block: id, edits });
const publish = z.object({
  pages: z.array(id).max(MANY).nullable(),
  at: z.iso.datetime({ offset: true }).nullable(),
  note: text(500),
});
const named = z.object({ name: text(200).transform((name) => name.trim()) });

/** A part of the site every page shares: whatever an editor keeps there, by name. */
const part = z.custom<Json>((given) => isObject(given) && isWithin(given, DOCUMENT_BOUNDS.depth));
const siteParts = z.object({ header: part.optional(), footer: part.optional() });

interface NavigationEntry {
  readonly collectionId: string;
  readonly memberAreaId: string;
  readonly externalLink: { readonly url: string; readonly title: string; readonly newWindow: boolean } | null;
  readonly title: string;
  readonly items: readonly NavigationEntry[];
}
const optionalText = (max: number) =>
  text(max)
    .nullish()
    .transform((given) => given ?? '');
const external = z
  .object({ url: text(2000), title: optionalText(200), newWindow: z.boolean().optional().default(false) })
  .nullish()
  .transform((given) => given ?? null);
const leaf = z.object({
  ...{
    collectionId: optionalText(64),
    memberAreaId: optionalText(64),
    externalLink: external,
    title: optionalText(200),
  },
  items: z
    .array(z.never())
    .nullish()
    .transform((): readonly NavigationEntry[] => []),
});
const entry = leaf.extend({
  items: z
    .array(leaf)
    .max(100)
    .nullish()
    .transform((given): readonly NavigationEntry[] => given ?? []),
});
const updateNavigation = z.object({
  fieldName: text(60).min(1),
  templateId: optionalText(100),
  navigation: z.object({ items: z.array(entry).max(200) }),
});

/** Of PREF-02. */
export function parseSiteHeaderFooter(body: unknown): Outcome<{ header?: Json; footer?: Json }, RequestCode> {
  return parseRequest(siteParts, body) as Outcome<{ header?: Json; footer?: Json }, RequestCode>;
}

/** Of PREF-04. */
export function parseUpdateNavigation(
  body: unknown,
): Outcome<
  { readonly fieldName: string; readonly navigation: { readonly items: readonly NavigationEntry[] } },
  RequestCode
> {
  return parseRequest(updateNavigation, body);
}

export function parseSaveChanges(body: unknown): Outcome<SaveChangesRequest, RequestCode> {
  return parseRequest(saveChanges, body);
}

export function parseSectionMarkup(body: unknown): Outcome<SectionMarkupRequest, RequestCode> {
  return parseRequest(sectionMarkup, body);
}

export function parseBlockReport(body: unknown): Outcome<BlockReportRequest, RequestCode> {
  return parseRequest(blockReport, body);
}

export function parsePublish(body: unknown): Outcome<PublishRequest, RequestCode> {
  return parseRequest(publish, body);
}

/** The name of a version. */
export function parseVersionName(body: unknown): Outcome<{ readonly name: string }, RequestCode> {
  return parseRequest(named, body);
}

function isObject(given: unknown): boolean {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

function isWithin(given: unknown, depth: number): boolean {
  if (typeof given !== 'object' || given === null) return true;
  return depth > 0 && Object.values(given).every((inner) => isWithin(inner, depth - 1));
}
