const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const entityOf = (char: string): string => ENTITIES[char] ?? char;

/** Escapes `& < >`, for text between tags. */
export function escapeHtml(text: string): string {
  return /[&<>]/.test(text) ? text.replace(/[&<>]/g, entityOf) : text;
}

/** Escapes `& < > "`, for values in double quotes. */
export function escapeAttribute(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, entityOf) : text;
}

/** Drops everything between `<` and `>`. */
export function stripTags(text: string): string {
  return text.replace(/<[^>]*>/g, '');
}
