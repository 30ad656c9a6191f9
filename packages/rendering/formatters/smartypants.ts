/** Straight quotes → typographic ones, `--` → a dash; inside tags nothing changes. */
export function smartenQuotes(text: string): string {
  return text.replace(/<[^>]*>|[^<]+|</g, (piece) =>
    piece.length > 1 && piece.startsWith('<') ? piece : smarten(piece),
  );
}

function smarten(text: string): string {
  return text
    .replaceAll('--', '\u2014')
    .replace(/(^|[-\u2014(["])'/g, '$1\u2018')
    .replaceAll("'", '\u2019')
    .replace(/(^|[-\u2014/[(\u2018\s])"/g, '$1\u201c')
    .replaceAll('"', '\u201d');
}
