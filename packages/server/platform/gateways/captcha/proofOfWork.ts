import { createHash } from 'node:crypto';
import type { CaptchaChallenge, CaptchaProof } from '@quoin/contract/endpoints/site';
import type { CaptchaAction } from '@quoin/domain/access';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';

/** Long enough to fill in a long form after its first field was touched. */
const CHALLENGE_MS = 20 * 60_000;
/**
 * How many hashes a browser tries: between them by chance, so that nobody waits for an unlucky draw. About 0.1 to 0.3
 * seconds of a desktop's worker, about one of a slow phone's, while its owner types.
 */
const WORK = { least: 60_000, most: 180_000 } as const;
const ALGORITHM = 'SHA-256';

export interface WorkMeans {
  /** 32 bytes of the installation's own. */
  readonly key: Uint8Array;
  /** Milliseconds. */
  readonly now: () => number;
  /** [0, 1) */
  readonly roll: () => number;
}

/** Of a visitor who has reached a limit, whatever they do. */
export const LIMIT_ACTION = 'LIMIT_REACHED';
export type WorkAction = CaptchaAction | typeof LIMIT_ACTION;

/** What a challenge is good for; signed into it. */
interface Purpose {
  readonly websiteId: string;
  readonly action: WorkAction;
}

export async function createWork(means: WorkMeans, purpose: Purpose): Promise<CaptchaChallenge> {
  const { parameters, signature } = await createChallenge({
    algorithm: ALGORITHM,
    cost: 1,
    counter: WORK.least + Math.floor(means.roll() * (WORK.most - WORK.least)),
    data: { site: purpose.websiteId, action: purpose.action },
    deriveKey,
    expiresAt: new Date(means.now() + CHALLENGE_MS),
    hmacSignatureSecret: secretOf(means),
    hmacKeySignatureSecret: `${secretOf(means)}.key`,
  });
  return { parameters, ...(signature === undefined ? {} : { signature }) };
}

/** A proof that holds, to be counted once; null when it holds nothing. */
export async function checkWork(
  means: WorkMeans,
  purpose: Purpose,
  token: string,
): Promise<{ readonly hash: Uint8Array; readonly expiresAt: Date } | null> {
  const proof = readProof(token);
  if (proof === null) return null;
  const { challenge, solution } = proof;
  const expiresAt = (challenge.parameters.expiresAt ?? 0) * 1000;
  const { data } = challenge.parameters as { readonly data?: { readonly site?: unknown; readonly action?: unknown } };
  if (expiresAt <= means.now() || data?.site !== purpose.websiteId || data.action !== purpose.action) return null;
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secretOf(means),
    hmacKeySignatureSecret: `${secretOf(means)}.key`,
  });
  if (!verified) return null;
  return {
    hash: createHash('sha256')
      .update(challenge.signature ?? '')
      .digest(),
    expiresAt: new Date(expiresAt),
  };
}

function secretOf({ key }: WorkMeans): string {
  return Buffer.from(key).toString('hex');
}

/** Reports whether a token is a proof of work: an object whose first name is `challenge`. */
export function isWorkToken(token: string): boolean {
  return token.startsWith(WORK_START);
}

const WORK_START = Buffer.from('{"challenge":').toString('base64').slice(0, 16);

function readProof(token: string): CaptchaProof | null {
  try {
    const proof = JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as unknown;
    return isProof(proof) ? proof : null;
  } catch {
    return null;
  }
}

/** As much of its shape as the library takes for granted. */
function isProof(value: unknown): value is CaptchaProof {
  if (typeof value !== 'object' || value === null) return false;
  const { challenge, solution } = value as { readonly challenge?: unknown; readonly solution?: unknown };
  if (typeof challenge !== 'object' || challenge === null || typeof solution !== 'object') return false;
  const { parameters, signature } = challenge as { readonly parameters?: unknown; readonly signature?: unknown };
  if (typeof parameters !== 'object' || parameters === null || typeof signature !== 'string') return false;
  const { nonce, salt, keyPrefix, algorithm, expiresAt } = parameters as Readonly<Record<string, unknown>>;
  const areTexts = [nonce, salt, keyPrefix].every((text) => typeof text === 'string' && text.length <= 128);
  return areTexts && algorithm === ALGORITHM && typeof expiresAt === 'number';
}
