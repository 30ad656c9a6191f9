import type { ApiCode } from '@quoin/contract/commerceApi';
import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import { type ApiRequest, apiRefusal } from '../../platform/http/apiPipeline.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';

export function refuseApi(request: ApiRequest, { code, values = {} }: Problem<ApiCode>): Reply {
  return apiRefusal(request, { code, values });
}

/** A body that is not of the form the call takes. */
export function bodyRefusal(request: ApiRequest, { field }: Problem): Reply {
  if (field === undefined) return apiRefusal(request, { code: 'bodyInvalid' });
  const given = field.split('.').reduce((value, name) => partOf(value, name), request.body);
  return apiRefusal(request, { code: given === undefined ? 'fieldMissing' : 'fieldInvalid', values: { field } });
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? value[name as keyof typeof value]
    : undefined;
}

const KEY = /^[A-Za-z0-9_-]{1,64}$/;

export function idempotencyKeyOf({
  headers,
}: ApiRequest): Outcome<string, 'idempotencyKeyInvalid' | 'idempotencyKeyMissing'> {
  const key = headers['idempotency-key'];
  if (key === undefined) return refuse('idempotencyKeyMissing');
  return KEY.test(key) ? accept(key) : refuse('idempotencyKeyInvalid');
}

/** Returns the refusal. Without an Idempotency-Key it has a separate format that clients expect. */
export function keyRefusal(
  request: ApiRequest,
  problem: Problem<'idempotencyKeyInvalid' | 'idempotencyKeyMissing'>,
): Reply {
  if (problem.code === 'idempotencyKeyInvalid') return refuseApi(request, { code: problem.code });
  const body = {
    ...{ type: 'about:blank', title: 'Bad Request', status: 400, instance: request.path },
    detail: "Required header 'Idempotency-Key' is not present.",
  };
  return json(body, { status: 400, headers: { 'content-type': 'application/problem+json' } });
}
