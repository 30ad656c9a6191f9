/** What scripts read about their page (page-data 10). Its shape is the server's; scripts take from it what they know. */
export interface StaticContext {
  readonly tweakJSON?: Readonly<Record<string, string>>;
  readonly websiteSettings?: {
    readonly storeSettings?: { readonly expressCheckout?: boolean; readonly defaultCurrency?: string };
  };
  readonly website?: { readonly language?: string; readonly timeZone?: string; readonly shareButtonOptions?: unknown };
  readonly collection?: { readonly id?: string };
  readonly [name: string]: unknown;
}

const BEGINS = 'Static.SQUARESPACE_CONTEXT = ';

/** Reads the text of the context's element: one statement of strict JSON. Nothing, or anything else, is an empty context. */
export function readStaticContext(text: string | null): StaticContext {
  const start = text?.indexOf(BEGINS) ?? -1;
  if (text === null || start < 0) return {};
  try {
    const value: unknown = JSON.parse(text.slice(start + BEGINS.length).replace(/;\s*$/, ''));
    return typeof value === 'object' && value !== null ? (value as StaticContext) : {};
  } catch {
    return {};
  }
}
