/** What a site can be exported as, beside its archive; each is one file that others read. */
export const EXPORT_KINDS = [
  ...(['wordpress', 'shopify-products', 'woocommerce-products'] as const),
  ...(['customers', 'orders', 'subscribers', 'redirects'] as const),
] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export function exportFileName(site: string, kind: ExportKind): string {
  return `${site}-${kind}.${kind === 'wordpress' ? 'xml' : 'csv'}`;
}
