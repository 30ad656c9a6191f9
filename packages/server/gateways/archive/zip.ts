import { crc32 } from 'node:zlib';

export interface ArchivedFile {
  /** ASCII, without folders. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

const STORED = 0;
const UTF8_NAMES = 0x0800;
const VERSION = 20;

/** A ZIP archive of a few files, uncompressed. The moment decides the files' dates, in UTC. */
export function zipOf(files: readonly ArchivedFile[], at: Date): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const shared = sharedHeader(file.bytes, name.length, at);
    const head = Buffer.concat([uint32(0x04034b50), uint16(VERSION), shared, uint16(0), name]);
    directory.push(
      Buffer.concat([
        ...[uint32(0x02014b50), uint16(VERSION), uint16(VERSION), shared],
        // No extra field, comment, disk number or attributes.
        ...[uint16(0), uint16(0), uint16(0), uint16(0), uint32(0), uint32(offset), name],
      ]),
    );
    parts.push(head, Buffer.from(file.bytes));
    offset += head.length + file.bytes.length;
  }
  const entries = Buffer.concat(directory);
  const end = [uint32(0x06054b50), uint16(0), uint16(0), uint16(files.length), uint16(files.length)];
  return Buffer.concat([...parts, entries, ...end, uint32(entries.length), uint32(offset), uint16(0)]);
}

/** Flags, method, time, sums and lengths: the same in front of a file and in the directory. */
function sharedHeader(bytes: Uint8Array, nameLength: number, at: Date): Buffer {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return Buffer.concat([
    ...[uint16(UTF8_NAMES), uint16(STORED), uint16(time), uint16(day), uint32(crc32(bytes))],
    ...[uint32(bytes.length), uint32(bytes.length), uint16(nameLength)],
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}
