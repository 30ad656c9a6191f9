/** The address of a frame that must not begin to play by itself. */
export function withoutAutoplay(address: string): string {
  return address.replace(/([?&])autoplay=1&?/, '$1');
}
