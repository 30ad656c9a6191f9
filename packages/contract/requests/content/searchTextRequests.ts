import type { SaveSearchTextRequest } from '@quoin/contract/endpoints/content';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

/** Longer than what is stored, so that too long a text gets its own message. */
const text = z
  .string()
  .max(10_000)
  .refine((value) => !value.includes('\0'));
const saveSearchText = z.object({
  revision: z.int().min(0),
  seo: z.object({ title: text, description: text, isHidden: z.boolean() }),
});

export function parseSaveSearchText(body: unknown): Outcome<SaveSearchTextRequest, RequestCode> {
  return parseRequest(saveSearchText, body);
}
