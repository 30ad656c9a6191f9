import { createHash, timingSafeEqual } from 'node:crypto';

const SECRET_BYTES = 32;
const ID = '[A-Za-z0-9_-]{22}';
const CLIENT = new RegExp(`^(${ID})(${ID})$`);
const TOKEN = new RegExp(`^quoin_(?:code|access|refresh)_(${ID})[A-Za-z0-9_-]{43}$`);

export type TokenKind = 'code' | 'access' | 'refresh';

function packed(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
}

function unpacked(text: string): string {
  const hex = Buffer.from(text, 'base64url').toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** What an extension calls itself by: it says in which site it is registered (decision 0201). */
export function clientIdOf(websiteId: string, extensionId: string): string {
  return `${packed(websiteId)}${packed(extensionId)}`;
}

/** Proven by nothing yet; null for what is no client id. */
export function readClientId(clientId: string): { readonly websiteId: string; readonly extensionId: string } | null {
  const [, site, extension] = CLIENT.exec(clientId) ?? [];
  if (site === undefined || extension === undefined) return null;
  return { websiteId: unpacked(site), extensionId: unpacked(extension) };
}

/** A code or token: of which site, and 256 random bits, as keys are made (decision 0205). */
export function newToken(kind: TokenKind, websiteId: string, randomBytes: (count: number) => Uint8Array): string {
  return `quoin_${kind}_${packed(websiteId)}${newClientSecret(randomBytes)}`;
}

export function newClientSecret(randomBytes: (count: number) => Uint8Array): string {
  return Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url');
}

/** The site that a code or token names, proven by nothing yet. */
export function siteOfToken(token: string): string | null {
  const site = TOKEN.exec(token)?.[1];
  return site === undefined ? null : unpacked(site);
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function isHashOf(hash: Buffer, token: string): boolean {
  return timingSafeEqual(hash, hashToken(token));
}

/** PKCE: whether the verifier is what its challenge was made of (RFC 7636, S256). */
export function isVerifierOf(challenge: string, verifier: string): boolean {
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}
