/** Browsers end lines in one way before they look at code. */
export function asParsed(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

const NAMED: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>', nbsp: '\u00a0' };

/** An attribute's value as browsers read it. */
export function unescaped(value: string): string {
  const plain = value.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(quot|apos|amp|lt|gt|nbsp));/gi,
    (whole, ten, hex, name) => {
      if (name !== undefined) return NAMED[String(name).toLowerCase()] ?? whole;
      const code = ten === undefined ? Number.parseInt(hex, 16) : Number(ten);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
  return asParsed(plain);
}
