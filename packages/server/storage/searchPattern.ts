/** An ILIKE pattern that finds the text anywhere, whatever signs it contains. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
