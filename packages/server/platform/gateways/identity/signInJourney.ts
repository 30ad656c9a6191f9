import { createHash } from 'node:crypto';
import { identityOf, type ProvenIdentity } from '@quoin/domain/access';
import { z } from 'zod';
import { openSecret, type SecretPlace, sealSecret } from '../../sealedSecret.ts';
import type { OpenIdProvider } from './openIdProvider.ts';

/** What a browser keeps between leaving for a provider and coming back; sealed, so that nobody else can make one up. */
const journey = z.object({
  issuer: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  at: z.number(),
});
export type Journey = z.infer<typeof journey>;

/** Long enough to sign in elsewhere; also how long a browser keeps it. */
export const JOURNEY_SECONDS = 600;

export interface JourneyTools {
  readonly now: () => number;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly keyFor: (purpose: string) => Uint8Array;
}

/** Where to go, and what to take along. Throws when the provider does not answer. */
export async function beginJourney(
  tools: JourneyTools,
  place: SecretPlace,
  { provider, returnTo }: { readonly provider: OpenIdProvider; readonly returnTo: string },
): Promise<{ readonly address: string; readonly sealed: string }> {
  const secret = () => Buffer.from(tools.randomBytes(32)).toString('base64url');
  const own = { state: secret(), nonce: secret(), verifier: secret() };
  const taken: Journey = { ...own, issuer: provider.issuer, returnTo, at: tools.now() };
  const challenge = createHash('sha256').update(taken.verifier).digest('base64url');
  const address = await provider.authorizationAddress({ ...taken, challenge });
  const key = tools.keyFor(place.name);
  return { address, sealed: sealSecret({ ...tools, key }, place, JSON.stringify(taken)) };
}

/** What was taken along; null for what is none of ours, or too old. */
export function openJourney(
  { keyFor, now }: Pick<JourneyTools, 'keyFor' | 'now'>,
  place: SecretPlace,
  sealed: string,
): Journey | null {
  try {
    const taken = journey.parse(JSON.parse(openSecret(keyFor(place.name), place, sealed)));
    return taken.at + JOURNEY_SECONDS * 1000 > now() ? taken : null;
  } catch {
    return null;
  }
}

/** Who came back; null when anything does not belong to this journey. */
export async function identityFrom(
  provider: OpenIdProvider,
  taken: Journey,
  { code, state, now }: { readonly code: string; readonly state: string; readonly now: number },
): Promise<ProvenIdentity | null> {
  const { issuer, clientId } = provider;
  if (taken.issuer !== issuer || state !== taken.state || code === '') return null;
  const claims = await provider.redeem({ code, verifier: taken.verifier }).catch(() => null);
  return claims && identityOf(claims, { issuer, clientId, nonce: taken.nonce, now });
}
