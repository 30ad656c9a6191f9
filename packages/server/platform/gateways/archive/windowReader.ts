import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';

/** Enough that the list of an archive's files comes in a few reads, not in two for each file. */
const WINDOW = 256 * 1024;

/** A file as `yauzl` reads it, a window at a time. */
export class WindowReader extends RandomAccessReader {
  readonly #path: string;
  readonly #file: FileHandle;
  #window: { readonly start: number; readonly bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) };

  constructor(path: string, file: FileHandle) {
    super();
    this.#path = path;
    this.#file = file;
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null, bytesRead?: number) => void,
  ): void {
    this.#windowAt(position, length).then(
      ({ start, bytes }) => done(null, bytes.copy(buffer, offset, position - start, position - start + length)),
      (error: Error) => done(error),
    );
  }

  /** `end`: behind the last byte. */
  override _readStreamForRange(start: number, end: number): Readable {
    return createReadStream(this.#path, { start, end: end - 1 });
  }

  override close(done: (error: Error | null) => void): void {
    this.#file.close().then(
      () => done(null),
      (error: Error) => done(error),
    );
  }

  async #windowAt(position: number, length: number) {
    const { start, bytes } = this.#window;
    if (position >= start && position + length <= start + bytes.length) return this.#window;
    const read = Buffer.alloc(Math.max(WINDOW, length));
    const { bytesRead } = await this.#file.read(read, 0, read.length, position);
    this.#window = { start: position, bytes: read.subarray(0, bytesRead) };
    return this.#window;
  }
}
