import type { AppFontResponse } from '@quoin/contract/endpoints/content';
import { isJsonRecord } from '@quoin/domain/document';

/** What the server says of a font it took; null: something else. */
export function readAddedFont(body: unknown): AppFontResponse | null {
  if (!isJsonRecord(body) || !isJsonRecord(body.file) || !isJsonRecord(body.facts)) return null;
  const { file, facts } = body;
  const isWhole = typeof file.id === 'string' && typeof facts.family === 'string' && Array.isArray(facts.weights);
  return isWhole ? (body as unknown as AppFontResponse) : null;
}
