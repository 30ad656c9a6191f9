import type { SaveAuthorRequest } from '@quoin/contract/endpoints/content';
import type { Outcome } from '@quoin/domain/problem';
import { AUTHOR_BIO, ITEM_LIMITS } from '@quoin/domain/site';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const author: z.ZodType<SaveAuthorRequest> = z.object({
  name: z.string().min(1).max(ITEM_LIMITS.author),
  imageId: z.uuid().nullable(),
  bio: z.string().trim().max(AUTHOR_BIO),
});

export function parseSaveAuthor(body: unknown): Outcome<SaveAuthorRequest, RequestCode> {
  return parseRequest(author, body);
}
