import { type EventValidationResponse, validateEventPath } from '@quoin/contract/endpoints/site';
import { invalidEventWording } from '@quoin/domain/analytics';
import { isShort, TRACKER_TIMEOUT_MS } from '../endpoints.ts';
import { queueReport } from '../reportQueue.ts';

/** A sentence for each field of an event, in characters. */
const LONGEST_VERDICT = 20_000;

/** Who makes events reads in the console what is wrong with them (TRACK-04). */
export async function validateEvent(name: string, event: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(event);
  const answer = await queueReport(() => {
    const signal = AbortSignal.timeout(TRACKER_TIMEOUT_MS);
    return fetch(validateEventPath(name), { method: 'POST', headers, signal, body });
  });
  if (!isShort(answer.headers.get('content-length'), LONGEST_VERDICT)) return answer.body?.cancel();
  const said = (await answer.json()) as Partial<EventValidationResponse>;
  if (said.valid === false) console.warn(invalidEventWording(name, said.errors ?? []));
}
