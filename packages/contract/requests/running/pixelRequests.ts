import type { WirePixelEntry } from '@quoin/contract/endpoints/running';
import { PIXEL_KINDS, PIXEL_PLACES, PURPOSES } from '@quoin/domain/analytics';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const entry = z.object({
  name: z.string(),
  kind: z.enum(PIXEL_KINDS),
  code: z.string(),
  tagId: z.string(),
  purpose: z.enum(PURPOSES),
  places: z.enum(PIXEL_PLACES),
  isOn: z.boolean(),
});

/** Shapes only: what names, code and ids may be is a rule (domain/analytics). */
export function parsePixelEntry(body: unknown): Outcome<WirePixelEntry, RequestCode> {
  return parseRequest(entry, body);
}
