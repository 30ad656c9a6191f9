import { type Decode, type DecodedText, decodeText, type TextEncoding } from '@quoin/domain/formats';

const decode: Decode = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/**
 * Returns the text of a file that the user chose, in any encoding that a table program uses. Null if it is not text.
 */
export async function readTextFile(file: File, encoding?: TextEncoding): Promise<DecodedText | null> {
  return decodeText(new Uint8Array(await file.arrayBuffer()), decode, encoding);
}
