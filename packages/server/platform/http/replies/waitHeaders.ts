import type { Problem } from '@quoin/domain/problem';

/** `Retry-After` where a refusal names the seconds to wait. */
export function waitHeaders({ values }: Problem<string>): Readonly<Record<string, string>> {
  const seconds = values?.seconds;
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}
