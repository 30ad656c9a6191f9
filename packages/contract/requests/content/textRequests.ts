import type { SaveTextsRequest } from '@quoin/contract/endpoints/store';
import type { Outcome } from '@quoin/domain/problem';
import { TEXT_LENGTH } from '@quoin/domain/texts';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const MOST_TEXTS = 2_000;

// Twice what is stored, so that too long a text gets its own message.
const text = z
  .string()
  .max(TEXT_LENGTH * 2)
  .refine((value) => !value.includes('\0'));

const texts = z.object({
  language: z.string().min(2).max(40),
  texts: z.record(z.string().max(100), text).refine((all) => Object.keys(all).length <= MOST_TEXTS),
  revision: z.int().min(0),
});

export function parseSaveTexts(body: unknown): Outcome<SaveTextsRequest, RequestCode> {
  return parseRequest(texts, body);
}
