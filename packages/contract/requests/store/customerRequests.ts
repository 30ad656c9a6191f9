import type {
  EraseCustomerRequest,
  MergeCustomerRequest,
  ReminderPolicyRequest,
  SaveCustomerRequest,
} from '@quoin/contract/endpoints/store';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const save = z.object({
  revision: z.number().int().min(1),
  fullName: z.string().max(1000),
  notes: z.string().max(20_000),
  tags: z.array(z.string().max(200)).max(200),
  isTaxExempt: z.boolean(),
  acceptsMarketing: z.boolean(),
});
const merge = z.object({ from: z.uuid() });
const erase = z.object({ email: z.string().max(400) });
const policy = z.object({ mailAfterMinutes: z.number().int().min(30).max(20_160).nullable() });

export function parseSaveCustomer(body: unknown): Outcome<SaveCustomerRequest, RequestCode> {
  return parseRequest(save, body);
}

export function parseMergeCustomer(body: unknown): Outcome<MergeCustomerRequest, RequestCode> {
  return parseRequest(merge, body);
}

export function parseEraseCustomer(body: unknown): Outcome<EraseCustomerRequest, RequestCode> {
  return parseRequest(erase, body);
}

export function parseReminderPolicy(body: unknown): Outcome<ReminderPolicyRequest, RequestCode> {
  return parseRequest(policy, body);
}
