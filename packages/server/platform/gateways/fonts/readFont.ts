import { formatSizeLimit } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { OWN_FONT_LIMITS, type StyleCode } from '@quoin/domain/styles';
import { checkedTables } from './checkTables.ts';
import { fontFacts, type ReadFontFacts } from './fontFacts.ts';
import { fontContainerOf, readFontTables } from './fontTables.ts';
import { glyphs } from './fontWidths.ts';
import { writeWoff2 } from './writeWoff2.ts';

export interface ReadFont {
  readonly facts: ReadFontFacts;
  readonly woff2: Buffer;
}

/**
 * Reads a font that a user provides (WOFF2, WOFF, TrueType or OpenType) for browsers: takes it apart, checks it, and
 * writes it again from the tables that pages need. Nothing that was not understood is kept.
 */
export async function readFont(bytes: Buffer, fileName: string): Promise<Outcome<ReadFont, StyleCode>> {
  const values = { fileName, maxSize: formatSizeLimit(OWN_FONT_LIMITS.bytes) };
  if (bytes.length > OWN_FONT_LIMITS.bytes) return refuse('fontTooLarge', { values });
  const container = fontContainerOf(bytes);
  if (container === null) return refuse('fontUnsupported', { values });
  if (container === 'collection') return refuse('fontCollection', { values });
  const all = await readFontTables(bytes);
  const font = all && checkedTables(all);
  if (font === null) return refuse('fontBroken', { values });
  try {
    if (glyphs(font.tables.get('cmap')!.bytes) === null) return refuse('fontBroken', { values });
    const facts = fontFacts(font, fileName.replace(/\.[^.]*$/, ''));
    return accept({ facts, woff2: await writeWoff2(font) });
  } catch (error) {
    // A number in a table that points outside of it.
    if (error instanceof RangeError) return refuse('fontBroken', { values });
    throw error;
  }
}
