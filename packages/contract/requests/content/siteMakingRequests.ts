import type { NewSiteRequest, SiteNameRequest } from '@quoin/contract/endpoints/content';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

/** The rule decides what the answers may be, with its own sentences. */
const MAX_TEXT = 1000;
const text = z.string().max(MAX_TEXT);
const newSite = z.object({
  purpose: text,
  name: text,
  look: text,
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
  timeZone: z.string().min(1).max(64),
  currency: z.string().regex(/^[A-Z]{3}$/),
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
});
const siteName = z.object({ name: text });
const seen = z.object({ name: z.string().regex(/^[a-z][A-Za-z-]{0,30}$/) });

export function parseNewSite(body: unknown): Outcome<NewSiteRequest, RequestCode> {
  return parseRequest(newSite, body);
}

export function parseSiteName(body: unknown): Outcome<SiteNameRequest, RequestCode> {
  return parseRequest(siteName, body);
}

export function parseSeen(body: unknown): Outcome<SiteNameRequest, RequestCode> {
  return parseRequest(seen, body);
}
