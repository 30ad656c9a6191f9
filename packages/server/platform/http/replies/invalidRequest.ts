import { sentence } from '@quoin/domain/access';
import type { Problem } from '@quoin/domain/problem';
import { json, type Reply } from './reply.ts';

export function invalidRequest({ field }: Problem): Reply {
  const body = { error: sentence({ code: 'requestInvalid' }), errorKey: 'requestInvalid' };
  return json(field === undefined ? body : { ...body, field }, { status: 400 });
}
