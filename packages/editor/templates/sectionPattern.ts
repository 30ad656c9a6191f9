import type { JsonRecord } from '@quoin/domain/document';
import type { MadeSection } from '@quoin/domain/sections';
import type { SectionPattern } from '../commands/sections/insertSection.ts';

/** A section as commands take it: records are plain values, and so is what templates make. */
export function sectionPattern({ section, blocks }: MadeSection): SectionPattern {
  return { section: section as JsonRecord, blocks: blocks as unknown as readonly JsonRecord[] };
}
