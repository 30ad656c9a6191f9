/** One event as other systems get it: flat, in snake case, times as ISO 8601 in UTC. */
export type SinkEvent = Readonly<Record<string, string | number | boolean | null>> & {
  readonly website_id: string;
  readonly event_id: string;
};

export interface SinkBatch {
  /** The same for the same events, so that a sink that remembers tokens takes them once. */
  readonly token: string;
  readonly events: readonly SinkEvent[];
}

/** Where copies of events go for those who outgrow the built-in figures. At least once: a batch may come again. */
export interface EventSink {
  /** Returns when the sink has confirmed all of the batch. @throws SinkFault otherwise, within ten seconds. */
  send(batch: SinkBatch): Promise<void>;
}

export class SinkFault extends Error {}

export interface SinkParts {
  /** Address of the service, with user and password where it asks for them. */
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** Of what a sink answers; more is not read. */
const MAX_ANSWER = 1_000_000;

interface Posted {
  readonly address: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** In bytes, instead of a megabyte. */
  readonly maxAnswer?: number;
}

/** Posts and answers what came back. @throws SinkFault for anything but a 2xx within the time. */
export async function postToSink(
  parts: SinkParts,
  { address, headers, body, maxAnswer = MAX_ANSWER }: Posted,
): Promise<string> {
  try {
    const signal = AbortSignal.timeout(parts.timeoutMs ?? TIMEOUT_MS);
    const answer = await parts.fetch(address, { method: 'POST', headers, body, signal, redirect: 'error' });
    const text = await textOf(answer, maxAnswer);
    if (!answer.ok) throw new SinkFault(`it answered ${answer.status}: ${text.slice(0, 200)}`);
    return text;
  } catch (error) {
    if (error instanceof SinkFault) throw error;
    throw new SinkFault(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

async function textOf(answer: Response, maxAnswer: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > maxAnswer) throw new SinkFault('its answer has no end');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The address without user and password, and the header that says them. */
export function credentialsOf(url: string): {
  readonly address: URL;
  readonly user: string;
  readonly password: string;
} {
  const address = new URL(url);
  const user = decodeURIComponent(address.username);
  const password = decodeURIComponent(address.password);
  address.username = '';
  address.password = '';
  return { address, user, password };
}
