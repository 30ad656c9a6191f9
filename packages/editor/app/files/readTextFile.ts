import { type Decode, type DecodedText, decodeText, type TextEncoding } from '@quoin/domain/formats';

const decode: Decode = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** The text of a file that somebody chose, in whatever encoding a table program saved it; null where it is none. */
export async function readTextFile(file: File, encoding?: TextEncoding): Promise<DecodedText | null> {
  return decodeText(new Uint8Array(await file.arrayBuffer()), decode, encoding);
}
