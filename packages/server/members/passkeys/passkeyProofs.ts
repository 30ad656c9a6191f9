/** Loads the library that makes and verifies passkey proofs, on first use, so that no start waits for it. */
export function passkeyProofs(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server');
}
