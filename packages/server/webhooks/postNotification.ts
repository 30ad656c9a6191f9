import { WEBHOOK_LIMITS } from '@quoin/domain/access';
import { storableText } from '@quoin/domain/formats';
import type { Deps } from '../deps.ts';
import { createOutsidePost, type PostOutside } from '../platform/gateways/outside/safeFetch.ts';
import { openSecret, type SecretPlace, sealSecret } from '../platform/sealedSecret.ts';
import { type Notification, notificationText, signatureOf } from './notification.ts';

const PURPOSE = 'webhook-secrets';
const SECRET_BYTES = 32;
const TIMEOUT_MS = 10_000;
/** Clients know notifications by it. */
const USER_AGENT = 'Squarespace/1.0';
/** Enough for the characters that are kept, whatever their script. */
const ANSWER_BYTES = WEBHOOK_LIMITS.answer * 4;

export type SealDeps = Pick<Deps, 'keyFor' | 'randomBytes'>;

/** How notifications leave: to public addresses, or, for development, also to this machine. */
export function postOf({ config }: Pick<Deps, 'config'>): PostOutside {
  return config.hasLocalWebhooks
    ? createOutsidePost({ isAllowed: () => true, isPortAllowed: () => true })
    : createOutsidePost();
}

function placeOf(websiteId: string, subscriptionId: string): SecretPlace {
  return { websiteId, name: `webhook.${subscriptionId}` };
}

/** A new secret, 64 hex digits, and as the database keeps it. */
export function newSecret(
  { keyFor, randomBytes }: SealDeps,
  websiteId: string,
  subscriptionId: string,
): { readonly secret: string; readonly sealed: string } {
  const secret = Buffer.from(randomBytes(SECRET_BYTES)).toString('hex');
  const sealed = sealSecret({ key: keyFor(PURPOSE), randomBytes }, placeOf(websiteId, subscriptionId), secret);
  return { secret, sealed };
}

/** What came back. `status` null: nothing, and `answer` says why. */
export interface Posted {
  readonly status: number | null;
  readonly answer: string;
}

export function isTaken({ status }: Posted): boolean {
  return status !== null && status >= 200 && status < 300;
}

/** Sends one notification, once. */
export async function postNotification(
  { keyFor, post }: Pick<Deps, 'keyFor'> & { readonly post: PostOutside },
  { endpointUrl, sealedSecret }: { readonly endpointUrl: string; readonly sealedSecret: string },
  notification: Notification,
  signal?: AbortSignal,
): Promise<Posted> {
  const { websiteId, subscriptionId } = notification;
  const secret = openSecret(keyFor(PURPOSE), placeOf(websiteId, subscriptionId), sealedSecret);
  const body = notificationText(notification);
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'User-Agent': USER_AGENT,
    'Squarespace-Signature': signatureOf(body, secret),
  };
  try {
    const ending = signal === undefined ? {} : { signal };
    const sent = await post(endpointUrl, { headers, body, limit: ANSWER_BYTES, timeoutMs: TIMEOUT_MS, ...ending });
    return { status: sent.status, answer: beginningOf(sent.body.toString('utf8')) };
  } catch (error) {
    // The product stops: nothing is known of the receiver.
    signal?.throwIfAborted();
    return { status: null, answer: beginningOf(reasonOf(error)) };
  }
}

function beginningOf(text: string): string {
  return Array.from(storableText(text)).slice(0, WEBHOOK_LIMITS.answer).join('').slice(0, WEBHOOK_LIMITS.answer);
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed without an answer.',
  ENOTFOUND: 'No server has this name.',
  ABORT_ERR: 'No answer in time.',
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? error.message;
}
