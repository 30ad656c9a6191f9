import type {
  AdjustStockRequest,
  BulkEditRequest,
  CheckStockFileRequest,
  ImportMappingRequest,
  MoveInCheckRequest,
  StockThresholdRequest,
} from '@quoin/contract/endpoints/store';
import { BULK_FIELDS, MAX_BULK_EDITS, MAX_ON_HAND, STOCK_FILE_MODES, STOCK_REASONS } from '@quoin/domain/catalog';
import { DATE_ORDERS, SEPARATORS } from '@quoin/domain/formats';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

/** No text of a database holds a NUL. */
const plain = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0'));
const quantity = z.int().min(0).max(MAX_ON_HAND);
const change = z.object({
  variantId: z.uuid(),
  kind: z.enum(['set', 'add', 'remove', 'unlimited']),
  quantity,
  seen: quantity.optional(),
});
const adjust = z.object({
  changes: z.array(change).min(1).max(10_000),
  reason: z.enum(STOCK_REASONS),
  note: plain(500).transform((note) => note.trim()),
});

export function parseAdjustStock(body: unknown): Outcome<AdjustStockRequest, RequestCode> {
  return parseRequest(adjust, body) as Outcome<AdjustStockRequest, RequestCode>;
}

const threshold = z.object({ threshold: z.number(), isMailed: z.boolean().optional() });

export function parseStockThreshold(body: unknown): Outcome<StockThresholdRequest, RequestCode> {
  return parseRequest(threshold, body);
}

const cell = z.object({ variantId: z.uuid(), field: z.enum(BULK_FIELDS), seen: plain(20_000), typed: plain(20_000) });
const bulkEdit = z.object({ edits: z.array(cell).min(1).max(MAX_BULK_EDITS) });

export function parseBulkEdit(body: unknown): Outcome<BulkEditRequest, RequestCode> {
  return parseRequest(bulkEdit, body);
}

const column = z.int().min(0).max(1_000).optional();
const stockFile = z.object({
  text: z.string().max(5_000_000),
  mode: z.enum(STOCK_FILE_MODES),
  separator: z.enum(SEPARATORS).optional(),
  decimalMark: z.enum(['.', ',']).optional(),
  sku: column,
  quantity: column,
});

export function parseCheckStockFile(body: unknown): Outcome<CheckStockFileRequest, RequestCode> {
  return parseRequest(stockFile, body);
}

const place = z.union([z.literal(''), z.uuid()]);
const columns = z.record(plain(100), plain(300));
const moveIn = z.object({
  ...{ blog: place, list: place, hasConsent: z.boolean(), isInReports: z.boolean() },
  mapping: columns.optional(),
  reading: z
    .object({ decimalMark: z.enum(['.', ',']).optional(), dateOrder: z.enum(DATE_ORDERS).optional() })
    .optional(),
});

export function parseMoveInCheck(body: unknown): Outcome<MoveInCheckRequest, RequestCode> {
  return parseRequest(moveIn, body);
}

const mapping = z.object({ mapping: columns });

export function parseImportMapping(body: unknown): Outcome<ImportMappingRequest, RequestCode> {
  return parseRequest(mapping, body);
}
