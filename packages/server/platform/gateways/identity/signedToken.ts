import { constants, createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import { z } from 'zod';

/** Kinds of signatures that are taken, with the kind of key each needs. None and secrets shared by both are not among them. */
const ALGORITHMS = {
  RS256: { kty: 'RSA', more: { padding: constants.RSA_PKCS1_PADDING } },
  PS256: { kty: 'RSA', more: { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 } },
  ES256: { kty: 'EC', more: { dsaEncoding: 'ieee-p1363' } },
} as const;

const head = z.object({ alg: z.enum(['RS256', 'PS256', 'ES256']), kid: z.string().max(300).optional() });
const claims = z.record(z.string(), z.unknown());
const LEAST_RSA_BITS = 2048;

type Key = Readonly<Record<string, unknown>>;

/** What a token says (RFC 7515), if one of the keys signed it; null for every other text. */
export function verifiedClaims(token: string, keys: readonly Key[]): Readonly<Record<string, unknown>> | null {
  const [first = '', second = '', third = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  const said = head.safeParse(decoded(first));
  const body = claims.safeParse(decoded(second));
  if (!said.success || !body.success) return null;
  const { alg, kid } = said.data;
  const { kty, more } = ALGORITHMS[alg];
  const signature = Buffer.from(third, 'base64url');
  const fitting = keys.filter((key) => key.kty === kty && (key.use ?? 'sig') === 'sig' && (key.alg ?? alg) === alg);
  const named = kid === undefined ? fitting : fitting.filter((key) => key.kid === kid);
  const isSigned = named.some((each) => {
    const key = publicKey(each);
    return key !== null && verify('sha256', Buffer.from(`${first}.${second}`), { key, ...more }, signature);
  });
  return isSigned ? body.data : null;
}

/** Null for a key that is none, or too weak. */
function publicKey(key: Key): KeyObject | null {
  try {
    const made = createPublicKey({ key: key as JsonWebKey, format: 'jwk' });
    const { modulusLength = LEAST_RSA_BITS, namedCurve = 'prime256v1' } = made.asymmetricKeyDetails ?? {};
    return modulusLength >= LEAST_RSA_BITS && namedCurve === 'prime256v1' ? made : null;
  } catch {
    return null;
  }
}

function decoded(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return null;
  }
}
