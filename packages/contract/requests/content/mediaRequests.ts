import type {
  AltTextsRequest,
  ChangeAssetRequest,
  CopyMediaRequest,
  DeleteMediaRequest,
  MoveMediaRequest,
  SaveMediaFolderRequest,
} from '@quoin/contract/endpoints/content';
import { MEDIA_LIMITS } from '@quoin/domain/media';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

/** No text of a database holds a NUL. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'));
const id = z.uuid().transform((value) => value.toLowerCase());
/** More than the limit, so that exceeding the limit gets its own message. */
const ids = z.array(id).min(1).max(1000);
const share = z.number().min(0).max(1);
const altText = text(MEDIA_LIMITS.altText * 2);

const change = z.object({ name: text(1000), altText, focalPoint: z.object({ x: share, y: share }) }).partial();
const folder = z.object({ name: text(1000), parentId: id.nullable() });
const move = z.object({ ids, folderId: id.nullable() });
const altTexts = z.object({ texts: z.array(z.object({ id, altText })).min(1).max(1000) });
const named = z.object({ ids, evenIfUsed: z.boolean().optional() });
const copies = z.object({ fromSite: text(100), ids: z.array(id).min(1).max(500) });

export function parseChangeAsset(body: unknown): Outcome<ChangeAssetRequest, RequestCode> {
  return parseRequest<ChangeAssetRequest>(change as unknown as z.ZodType<ChangeAssetRequest>, body);
}

export function parseSaveMediaFolder(body: unknown): Outcome<SaveMediaFolderRequest, RequestCode> {
  return parseRequest(folder, body);
}

export function parseMoveMedia(body: unknown): Outcome<MoveMediaRequest, RequestCode> {
  return parseRequest(move, body);
}

export function parseAltTexts(body: unknown): Outcome<AltTextsRequest, RequestCode> {
  return parseRequest(altTexts, body);
}

export function parseDeleteMedia(body: unknown): Outcome<DeleteMediaRequest, RequestCode> {
  return parseRequest<DeleteMediaRequest>(named as unknown as z.ZodType<DeleteMediaRequest>, body);
}

export function parseCopyMedia(body: unknown): Outcome<CopyMediaRequest, RequestCode> {
  return parseRequest(copies, body);
}
