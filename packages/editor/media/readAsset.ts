import type { WireAsset } from '@quoin/contract/endpoints/content';

/** The file in an answer to an upload; null when there is none. */
export function readAsset(body: unknown): WireAsset | null {
  const asset = typeof body === 'object' && body !== null ? (body as { readonly asset?: unknown }).asset : null;
  if (typeof asset !== 'object' || asset === null) return null;
  const { id, kind, url } = asset as Partial<Record<keyof WireAsset, unknown>>;
  return typeof id === 'string' && typeof kind === 'string' && typeof url === 'string' ? (asset as WireAsset) : null;
}
