/** Headers of uploaded files: nothing in them runs, whatever they are opened as (SC-18). */
export const INERT = {
  'content-security-policy': "default-src 'none'; media-src 'self'; sandbox",
  'x-content-type-options': 'nosniff',
} as const;

/** `inline` shows it where the browser can. The name is for saving it (RFC 6266). */
export function disposition(kind: 'inline' | 'attachment', filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\]/g, '_');
  const encoded = encodeURIComponent(filename).replace(/['()*]/g, escaped);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function escaped(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
