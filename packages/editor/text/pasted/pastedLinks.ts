/** An address of pasted words that may stay; '' for what runs something, or means nothing here. */
export function safeHref(href: string): string {
  const address = withoutControls(href);
  if (/^https?:\/\/[^\s/]/i.test(address)) return unwrapped(address);
  if (/^(?:mailto|tel):[^\s<>"']+$/i.test(address)) return address;
  // From elsewhere, places of that page are none of this one; paths within a site are, when they were copied here.
  return /^\/(?![/\\])\S*$/.test(address) ? address : '';
}

/** Returns the address of a picture on another site. Clipboard data itself is not an address. */
export function safeSource(src: string): string {
  const address = withoutControls(src);
  return /^https:\/\/[^\s/]/i.test(address) || /^\/(?![/\\])\S*$/.test(address) ? address : '';
}

/** Browsers pass over these inside of a scheme. */
function withoutControls(text: string): string {
  return [...text].filter((sign) => sign > ' ' && sign !== '\u007f').join('');
}

/** Google Docs sends links of documents through itself. */
function unwrapped(address: string): string {
  const [, inner] = /^https:\/\/www\.google\.com\/url\?(?:[^#]*&)?q=([^&#]+)/i.exec(address) ?? [];
  if (inner === undefined) return address;
  try {
    const target = decodeURIComponent(inner);
    return /^https?:\/\//i.test(target) ? target : address;
  } catch {
    return address;
  }
}
