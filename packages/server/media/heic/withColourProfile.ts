const MARKER = 'ICC_PROFILE\0';
/** What a JPEG segment can hold in addition to its length, marker and sequence numbers. */
const MAX_PART = 65_535 - 2 - MARKER.length - 2;

/** Says in which colours a JPEG is meant: its profile in segments after the start of the image (ICC.1, annex B.4). */
export function withColourProfile(jpeg: Uint8Array, profile: Uint8Array): Uint8Array {
  const count = Math.ceil(profile.length / MAX_PART);
  const segments = Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * MAX_PART, (index + 1) * MAX_PART);
    const head = Buffer.from(`\xff\xe2\0\0${MARKER}${String.fromCharCode(index + 1, count)}`, 'latin1');
    head.writeUInt16BE(head.length - 2 + part.length, 2);
    return Buffer.concat([head, part]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}
