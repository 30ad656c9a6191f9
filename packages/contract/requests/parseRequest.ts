import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { ZodType } from 'zod';

/** What arrived is not of the form that the call takes: 400, with the first part at fault. */
export type RequestCode = 'requestInvalid';

/** Unknown → typed, unknown keys dropped. Zod's own messages never leave: they quote what was sent. */
export function parseRequest<Value>(schema: ZodType<Value>, body: unknown): Outcome<Value, RequestCode> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return accept(parsed.data);
  const field = parsed.error.issues[0]?.path.map(String).join('.');
  return refuse('requestInvalid', field === undefined || field === '' ? {} : { field });
}
