export interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel. */
  readonly data: Uint8Array;
}

/** Turned as the file says. Its program is read with the first picture. */
export async function decodeHeic(bytes: Uint8Array): Promise<DecodedPicture> {
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: bytes });
  return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) };
}
