import { createCipheriv, createDecipheriv } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Where a secret belongs: it opens nowhere else. */
export interface SecretPlace {
  readonly websiteId: string;
  readonly name: string;
}

/**
 * A secret as the database may keep it: version, nonce, tag and cipher text (AES-256-GCM) in base64. `key`: 32 bytes of
 * the installation's own, so a stolen dump opens nothing.
 */
export function sealSecret(
  tools: { readonly key: Uint8Array; readonly randomBytes: (count: number) => Uint8Array },
  place: SecretPlace,
  text: string,
): string {
  const nonce = tools.randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, tools.key, nonce).setAAD(associated(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(VERSION), nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @throws when the key is another one, the secret belongs elsewhere, or somebody changed it. */
export function openSecret(key: Uint8Array, place: SecretPlace, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes[0] !== VERSION || bytes.length < 1 + NONCE_BYTES + TAG_BYTES) throw new Error('This is no sealed secret.');
  const tagAt = 1 + NONCE_BYTES;
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(1, tagAt), { authTagLength: TAG_BYTES })
    .setAAD(associated(place))
    .setAuthTag(bytes.subarray(tagAt, tagAt + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(tagAt + TAG_BYTES)), decipher.final()]).toString('utf8');
}

function associated({ websiteId, name }: SecretPlace): Buffer {
  return Buffer.from(`${websiteId}|${name}`, 'utf8');
}
