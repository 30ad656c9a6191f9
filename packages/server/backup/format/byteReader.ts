/** Takes a stream in pieces of the size one wants. */
export interface ByteReader {
  /** So many bytes; fewer only where the stream ends. */
  take(count: number): Promise<Buffer>;
}

export function createByteReader(source: AsyncIterable<Buffer>): ByteReader {
  const chunks = source[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let size = 0;
  return {
    async take(count) {
      while (size < count) {
        const next = await chunks.next();
        if (next.done === true) break;
        held.push(next.value);
        size += next.value.length;
      }
      const all = held.length === 1 && held[0] !== undefined ? held[0] : Buffer.concat(held);
      const taken = all.subarray(0, count);
      held = [all.subarray(count)];
      size = all.length - taken.length;
      return taken;
    },
  };
}
