import type { Decode } from '@quoin/domain/formats';

/** Strict: bytes that are no text of this encoding are none. */
export const decodeBytes: Decode = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};
