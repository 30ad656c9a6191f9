/** Accents of Latin, Greek and Cyrillic; marks of other scripts make other words. */
const ACCENTS = /[\u0300-\u036f]/g;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * A text as searches compare: full-width letters as plain ones (NFKC), composed as one, small, without accents, the dotless I of
 * Turkish as the plain one, nothing invisible, single spaces.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
}
