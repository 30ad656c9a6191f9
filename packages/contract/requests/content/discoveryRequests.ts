import type { SaveDiscoveryRequest } from '@quoin/contract/endpoints/content';
import type { Outcome } from '@quoin/domain/problem';
import {
  FEED_BRAND_LENGTH,
  FEED_CONTENTS,
  PODCAST_CATEGORIES,
  PODCAST_LIMITS,
  ROBOTS_LENGTH,
} from '@quoin/domain/site';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'));

const podcast = z.object({
  isOn: z.boolean(),
  author: text(PODCAST_LIMITS.name),
  ownerName: text(PODCAST_LIMITS.name),
  ownerEmail: text(PODCAST_LIMITS.email),
  category: z.enum(PODCAST_CATEGORIES),
  isExplicit: z.boolean(),
  order: z.enum(['episodic', 'serial']),
});

const discovery = z.object({
  // Twice what is stored, so that too long a text gets its own message.
  robots: z.object({ isOwn: z.boolean(), text: text(ROBOTS_LENGTH * 2), isClosedToTraining: z.boolean() }),
  productFeed: z.object({ isOn: z.boolean(), key: text(200), brand: text(FEED_BRAND_LENGTH) }),
  listFeed: z.object({ content: z.enum(FEED_CONTENTS), items: z.number() }),
  podcasts: z.record(z.uuid(), podcast).refine((all) => Object.keys(all).length <= 100),
  revision: z.int().min(0),
});

export function parseSaveDiscovery(body: unknown): Outcome<SaveDiscoveryRequest, RequestCode> {
  return parseRequest(discovery, body);
}
