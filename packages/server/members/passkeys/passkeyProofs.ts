/** What makes and verifies the proofs of passkeys: read when the first is asked for, so that no start waits for it. */
export function passkeyProofs(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server');
}
