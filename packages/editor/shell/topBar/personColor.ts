/** White reads well on all of them, and they on white. */
const COLORS = ['#7a3ff2', '#0b7285', '#b3261e', '#2b6e1f', '#a1006b', '#8a4b00', '#1f4fd8', '#5b5b00'] as const;

/** Returns the colour of another user, the same in every window. */
export function personColor(id: string): string {
  let hash = 0;
  for (const letter of id) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return COLORS[Math.abs(hash) % COLORS.length]!;
}
