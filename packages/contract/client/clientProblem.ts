import { isWireProblem, type WireProblem } from '@quoin/contract/problems';
import { visitorText } from './visitorText.ts';

/** Why a call did not answer what was asked, ready to be shown. `status` 0: nothing came back at all. */
export interface ClientProblem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly field?: string | undefined;
  /** Sentences by field name, when several fields are at fault. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/** What every call of the client resolves to; the client never rejects. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: ClientProblem };

export const NETWORK_PROBLEM: ClientProblem = {
  status: 0,
  code: 'networkFailed',
  message: visitorText('networkFailed'),
};

/** A refusal decoded: the crumb sentences are ours (ATC-09), all others the server's. */
export function decodeProblem(status: number, body: unknown, cookiesEnabled: boolean): ClientProblem {
  if (isCrumbFailure(body)) return { ...sessionOver(cookiesEnabled), status };
  // Longer waits are named by the server (ATC-10).
  if (status === 429) return { status, code: 'tooManyRequests', message: waitText(body) };
  if (!isWireProblem(body)) return { status, code: 'fault', message: visitorText('fault') };
  return { status, code: body.errorKey, message: body.error, field: body.field, fields: body.fields ?? body.errors };
}

function waitText(body: unknown): string {
  const isOurs = isWireProblem(body) && body.errorKey === 'tooManyRequests';
  return isOurs ? body.error : visitorText('tooManyRequests');
}

/** The sentences of the specification, letter by letter (ATC-09). */
export function sessionOver(cookiesEnabled: boolean): ClientProblem {
  const code = cookiesEnabled ? 'crumbFail' : 'crumbFailWithoutCookies';
  return { status: 403, code, message: visitorText(code) };
}

export function isCrumbFailure(body: unknown): body is WireProblem & { readonly crumbFail: true } {
  return typeof body === 'object' && body !== null && 'crumbFail' in body && body.crumbFail === true;
}
