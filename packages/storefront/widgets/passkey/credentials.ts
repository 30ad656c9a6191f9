/**
 * Options and credentials of WebAuthn between JSON, where bytes are base64url, and what browsers take. Newer browsers have
 * this themselves (`parseCreationOptionsFromJSON`, `toJSON`); those of the last years do not.
 */

interface WireKey {
  readonly id: string;
  readonly type: 'public-key';
}

interface WireCreation extends Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'> {
  readonly challenge: string;
  readonly user: Omit<PublicKeyCredentialUserEntity, 'id'> & { readonly id: string };
  readonly excludeCredentials?: readonly WireKey[];
}

interface WireRequest extends Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> {
  readonly challenge: string;
}

export function creationOf(wire: WireCreation): PublicKeyCredentialCreationOptions {
  return {
    ...wire,
    challenge: toBytes(wire.challenge),
    user: { ...wire.user, id: toBytes(wire.user.id) },
    excludeCredentials: (wire.excludeCredentials ?? []).map((key) => ({ type: key.type, id: toBytes(key.id) })),
  };
}

export function requestOf({ challenge, rpId, timeout, userVerification }: WireRequest) {
  const asked: PublicKeyCredentialRequestOptions = { challenge: toBytes(challenge), allowCredentials: [] };
  if (rpId !== undefined) asked.rpId = rpId;
  if (timeout !== undefined) asked.timeout = timeout;
  if (userVerification !== undefined) asked.userVerification = userVerification;
  return asked;
}

const PARTS = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature', 'userHandle'] as const;

/** A credential as the server reads it. Throws where the browser gave none. */
export function spoken(credential: Credential | null) {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser gave no key.');
  const said = credential.response as unknown as Readonly<Record<string, unknown>>;
  const response: Record<string, string> = {};
  for (const part of PARTS) {
    const value = said[part];
    if (value instanceof ArrayBuffer) response[part] = fromBytes(new Uint8Array(value));
  }
  const { id, rawId } = credential;
  return { id, rawId: fromBytes(new Uint8Array(rawId)), type: credential.type, response, clientExtensionResults: {} };
}

export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function fromBytes(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
