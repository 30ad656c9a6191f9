import { extensionOf, type MediaKind } from './mediaKinds.ts';

export interface SniffedMedia {
  readonly kind: MediaKind;
  readonly contentType: string;
}

/** Bytes from the start that `sniffMedia` wants to see. */
export const SNIFF_BYTES = 4096;

type Signature = readonly [start: string | RegExp, kind: MediaKind, contentType: string];

/** By how files begin, as latin-1 text. Pages, drawings of vectors, programs and scripts are not among them (SC-18). */
const SIGNATURES: readonly Signature[] = [
  ['\xff\xd8\xff', 'image', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image', 'image/png'],
  [/^GIF8[79]a/, 'image', 'image/gif'],
  [/^RIFF[\s\S]{4}WEBP/, 'image', 'image/webp'],
  [/^[\s\S]{4}ftyp(?:avi[fs]|mif1|msf1|hei[cxms]|hev[cxms])/, 'image', 'image/avif'],
  [/^[\s\S]{4}ftyp(?:M4A |M4B |M4P )/, 'audio', 'audio/mp4'],
  [/^[\s\S]{4}ftypqt {2}/, 'video', 'video/quicktime'],
  [/^[\s\S]{4}ftyp(?:iso|mp4|avc|M4V|MSNV|dash|3g|f4v)/, 'video', 'video/mp4'],
  [/^[\s\S]E\xdf\xa3[\s\S]{0,64}webm/, 'video', 'video/webm'],
  ['ID3', 'audio', 'audio/mpeg'],
  [/^\xff[\xe2-\xe7\xf2-\xf7\xfa-\xff]/, 'audio', 'audio/mpeg'],
  [/^\xff[\xf0\xf1\xf8\xf9]/, 'audio', 'audio/aac'],
  ['OggS', 'audio', 'audio/ogg'],
  [/^RIFF[\s\S]{4}WAVE/, 'audio', 'audio/wav'],
  ['fLaC', 'audio', 'audio/flac'],
  ['%PDF-', 'file', 'application/pdf'],
  ['{\\rtf', 'file', 'application/rtf'],
  ['wOF2', 'file', 'font/woff2'],
  ['wOFF', 'file', 'font/woff'],
];

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';
const ZIPPED: Readonly<Record<string, string>> = {
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  pptx: `${OFFICE}.presentationml.presentation`,
  odt: `${OPEN_DOCUMENT}.text`,
  ods: `${OPEN_DOCUMENT}.spreadsheet`,
  odp: `${OPEN_DOCUMENT}.presentation`,
  epub: 'application/epub+zip',
  zip: 'application/zip',
};
const TEXTS: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  md: 'text/markdown',
  ics: 'text/calendar',
  vcf: 'text/vcard',
  vtt: 'text/vtt',
  srt: 'text/plain',
  json: 'application/json',
};

/** What a file is by its first bytes; its name only tells kinds of archives and of plain text apart. Null: not taken. */
export function sniffMedia(start: Uint8Array, filename: string): SniffedMedia | null {
  const text = latin1(start.subarray(0, 80));
  const found = SIGNATURES.find(([sign]) => (typeof sign === 'string' ? text.startsWith(sign) : sign.test(text)));
  if (found !== undefined) return { kind: found[1], contentType: found[2] };
  const extension = extensionOf(filename);
  const zipped = text.startsWith('PK\x03\x04') && Object.hasOwn(ZIPPED, extension) ? ZIPPED[extension] : undefined;
  const plain = isPlainText(start) && Object.hasOwn(TEXTS, extension) ? TEXTS[extension] : undefined;
  const contentType = zipped ?? plain;
  return contentType === undefined ? null : { kind: 'file', contentType };
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

const ALLOWED_CONTROLS: ReadonlySet<number> = new Set([9, 10, 12, 13]);

function isPlainText(bytes: Uint8Array): boolean {
  return bytes.length > 0 && !bytes.some((byte) => (byte < 32 && !ALLOWED_CONTROLS.has(byte)) || byte === 127);
}
