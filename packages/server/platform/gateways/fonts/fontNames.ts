/** Which text of a font it is, as the `name` table numbers them. */
const IDS = { family: [16, 1], license: [13] } as const;

interface Name {
  readonly platform: number;
  readonly language: number;
  readonly text: string;
}

const WINDOWS = 3;
const UNICODE = 0;
const ENGLISH = 0x0409;

/** What a font calls itself; '' where it says nothing. English where it has several. */
export function fontName(table: Buffer, which: keyof typeof IDS): string {
  for (const id of IDS[which]) {
    const names = namesOf(table, id).toSorted((one, other) => rank(one) - rank(other));
    const text = names[0]?.text.replaceAll('\0', '').trim() ?? '';
    if (text !== '') return text;
  }
  return '';
}

function rank({ platform, language }: Name): number {
  if (platform === WINDOWS) return language === ENGLISH ? 0 : 1;
  return platform === UNICODE ? 2 : 3;
}

function namesOf(table: Buffer, id: number): readonly Name[] {
  const [count, start] = [table.readUInt16BE(2), table.readUInt16BE(4)];
  const names: Name[] = [];
  for (let index = 0; index < count; index += 1) {
    const [platform, , language, own, length, offset] = [0, 2, 4, 6, 8, 10].map((at) =>
      table.readUInt16BE(6 + index * 12 + at),
    ) as [number, number, number, number, number, number];
    if (own !== id) continue;
    const bytes = table.subarray(start + offset, start + offset + length);
    names.push({ platform, language, text: platform === 1 ? bytes.toString('latin1') : wideText(bytes) });
  }
  return names;
}

/** UTF-16, the larger half first. */
function wideText(bytes: Buffer): string {
  return Buffer.from(bytes.subarray(0, bytes.length & ~1))
    .swap16()
    .toString('utf16le');
}
