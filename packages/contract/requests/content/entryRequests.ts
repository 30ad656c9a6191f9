import type {
  AddFileEntriesRequest,
  BulkEntriesRequest,
  CreateEntryRequest,
  CreateJournalRequest,
  MoveEntriesRequest,
  SaveEntryRequest,
} from '@quoin/contract/endpoints/content';
import type { Outcome } from '@quoin/domain/problem';
import {
  CUSTOM_LIMITS,
  ITEM_KIND_NAMES,
  ITEM_LIMITS,
  ITEM_STATUSES,
  type ItemDraft,
  LESSON_OPENINGS,
  REPEAT_UNITS,
  WEEKDAYS,
} from '@quoin/domain/site';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

/** Forms only: what is too long, too many or wrong is said by the domain. */
const MANY = 500;
const text = z
  .string()
  .max(500_000)
  .refine((value) => !value.includes('\0'));
const id = z.uuid();
const texts = z.array(text).max(MANY);
const moment = z.number().int().min(0).max(8.64e15);
const amount = z.number().catch(Number.NaN);
const degrees = (most: number) => z.number().min(-most).max(most);

const repeat = z.object({
  unit: z.enum(REPEAT_UNITS),
  every: amount,
  days: z.array(z.enum(WEEKDAYS)).max(7),
  monthlyBy: z.enum(['date', 'weekday']),
  until: text,
  count: amount,
});
const place = z.object({
  title: text,
  line1: text,
  line2: text,
  country: text,
  point: z.object({ lat: degrees(90), lng: degrees(180) }).nullable(),
});
const event = z.object({
  start: text,
  end: text,
  timeZone: text,
  isAllDay: z.boolean(),
  place,
  repeat: repeat.nullable(),
});

const customValue = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['text', 'wysiwyg']), value: text }),
  z.object({ type: z.literal('checkbox'), value: z.boolean() }),
  z.object({ type: z.literal('image'), value: z.union([id, z.literal('')]) }),
  z.object({ type: z.literal('gallery'), value: z.array(id).max(CUSTOM_LIMITS.pictures) }),
]);
const custom = z
  .record(z.string().min(1).max(100), customValue)
  .refine((content) => Object.keys(content).length <= CUSTOM_LIMITS.fields);

const draft: z.ZodType<ItemDraft> = z.object({
  title: text,
  urlId: text,
  body: text,
  excerpt: text,
  tags: texts,
  categories: texts,
  authorName: text,
  imageId: id.nullable(),
  status: z.enum(ITEM_STATUSES),
  publishOn: moment.nullable(),
  takeDown: z.object({ on: moment, to: text }).nullable().default(null),
  isFeatured: z.boolean(),
  seo: z.object({ title: text, description: text, isHidden: z.boolean() }),
  event: event.nullable(),
  pictures: z.array(id).max(MANY),
  recording: z.object({ url: text, duration: text }).nullable(),
  chapter: text,
  lesson: z.object({ opens: z.enum(LESSON_OPENINGS), days: z.number(), day: text, isPreview: z.boolean() }).nullable(),
  custom: custom.exactOptional(),
});

const create = z.object({ journalId: id, draft });
const createJournal = z.object({ kind: z.enum(ITEM_KIND_NAMES), title: text, addToMainNav: z.boolean() });
const save = z.object({ revision: z.number().int().min(1), draft });
const bulk = z.object({
  ids: z.array(id).max(ITEM_LIMITS.bulk),
  act: z.enum(['publish', 'draft', 'trash', 'restore']),
});

const files = z.object({ journalId: id, assetIds: z.array(id).min(1).max(ITEM_LIMITS.files) });
const move = z.object({
  journalId: id,
  ids: z.array(id).min(1).max(ITEM_LIMITS.bulk),
  after: id.nullable(),
  chapter: text.max(ITEM_LIMITS.chapter).exactOptional(),
});

export function parseCreateEntry(body: unknown): Outcome<CreateEntryRequest, RequestCode> {
  return parseRequest(create, body);
}

export function parseSaveEntry(body: unknown): Outcome<SaveEntryRequest, RequestCode> {
  return parseRequest(save, body);
}

export function parseBulkEntries(body: unknown): Outcome<BulkEntriesRequest, RequestCode> {
  return parseRequest(bulk, body);
}

export function parseCreateJournal(body: unknown): Outcome<CreateJournalRequest, RequestCode> {
  return parseRequest(createJournal, body);
}

export function parseAddFileEntries(body: unknown): Outcome<AddFileEntriesRequest, RequestCode> {
  return parseRequest(files, body);
}

export function parseMoveEntries(body: unknown): Outcome<MoveEntriesRequest, RequestCode> {
  return parseRequest(move, body);
}
