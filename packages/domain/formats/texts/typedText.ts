/** Joiners shape words of Persian, Hindi and others: the rest of what nobody sees is of no use in a line of text. */
const INVISIBLE_BUT_JOINERS = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;

/**
 * Tidies a line that a user typed or pasted: single spaces of any script's kind, no control characters, nothing
 * invisible; NFC.
 */
export function typedLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(INVISIBLE_BUT_JOINERS, '')
    .trim();
}

/**
 * A postal code, phone number, e-mail address or number of a paper as it was meant: letters and figures of every width and
 * script as the plain ones (NFKC), nothing invisible, single spaces. `１００－０００５` → `100-0005`, `٠١٢` → `012`.
 */
export function typedCode(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(INVISIBLE, '')
      .replace(/\p{Nd}/gu, plainDigit)
      // Keyboards of China and Japan write it for a full stop.
      .replaceAll('。', '.')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
  );
}

/** Figures of a script come in rows of ten, from 0 to 9: how many come before one is what it counts. */
function plainDigit(digit: string): string {
  if (digit <= '9') return digit;
  const code = digit.codePointAt(0)!;
  let before = 0;
  while (isDigit(code - before - 1)) before += 1;
  return String(before % 10);
}

function isDigit(code: number): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(code));
}
