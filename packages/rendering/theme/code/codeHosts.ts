const HOST = /^(?:https?:)?\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?)(?:[/?#]|$)/i;

/**
 * Returns `https://host` of an address on another host. Null for an address of this site, or if template code makes the
 * host. Policies name hosts with https only: an http address is requested by https.
 */
export function foreignHost(address: string): string | null {
  const host = HOST.exec(address.trim())?.[1];
  return host === undefined ? null : `https://${host.toLowerCase()}`;
}

/** The address by https, where it is on another host. */
export function secureAddress(address: string): string {
  return foreignHost(address) === null ? address : address.trim().replace(/^(?:http:)?\/\//i, 'https://');
}

/** Hosts that bring their stylesheets, fonts or answers from yet another one. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  'style https://fonts.googleapis.com': ['font https://fonts.gstatic.com'],
  'script https://use.typekit.net': [
    'style https://use.typekit.net',
    'style https://p.typekit.net',
    'font https://use.typekit.net',
  ],
  'script https://use.typekit.com': ['style https://use.typekit.com', 'font https://use.typekit.com'],
  'script https://fast.fonts.net': ['style https://fast.fonts.net', 'font https://fast.fonts.net'],
  'script https://use.edgefonts.net': ['style https://use.edgefonts.net', 'font https://use.edgefonts.net'],
  'script https://use.fontawesome.com': ['style https://use.fontawesome.com', 'font https://use.fontawesome.com'],
  'script https://maps.googleapis.com': [
    'script https://maps.gstatic.com',
    'style https://fonts.googleapis.com',
    'font https://fonts.gstatic.com',
  ],
};

/** Returns what an allowed host needs in addition. A stylesheet's fonts are mostly on the same host. */
export function companionsOf(id: string): readonly string[] {
  const own = COMPANIONS[id];
  if (own !== undefined) return own;
  return id.startsWith('style ') ? [`font ${id.slice('style '.length)}`] : [];
}
