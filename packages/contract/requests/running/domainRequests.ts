import type { AddDomainRequest } from '@quoin/contract/endpoints/running';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const domain = z.object({ name: z.string().max(1000) });

/** Shapes only: what a domain may be is a rule (domain/site). */
export function parseAddDomain(body: unknown): Outcome<AddDomainRequest, RequestCode> {
  return parseRequest(domain, body);
}
