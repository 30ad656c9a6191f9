import {
  type AppDocumentResponse,
  appCanvasPath,
  appDocumentPath,
  type CanvasResponse,
} from '@quoin/contract/endpoints/content';
import { load } from './api.ts';

/** What the site editor asks first, asked while its code is still on its way (ED-46). */
interface Asked {
  readonly site: string;
  readonly page: string;
  document: Promise<AppDocumentResponse> | null;
  canvasUrl: Promise<string> | null;
}

let asked: Asked | null = null;

/** `page`: the one its address names; '' where that is decided by what the site has. */
export function askForOpening(site: string, page: string): void {
  asked = { site, page, document: loadDocument(site), canvasUrl: page === '' ? null : loadCanvasUrl(site, page) };
  // Whoever takes an answer hears of its failure; one that nobody takes is no fault.
  for (const each of [asked.document, asked.canvasUrl]) each?.catch(() => undefined);
}

/**
 * The site's draft. What was asked for early is given once: whoever opens the site again wants it as it is then.
 * @throws Refusal
 */
export function takeDocument(site: string): Promise<AppDocumentResponse> {
  const early = asked?.site === site ? asked.document : null;
  if (early === null) return loadDocument(site);
  asked!.document = null;
  return early;
}

/**
 * Where the page of the draft is shown.
 * @throws Refusal
 */
export function takeCanvasUrl(site: string, page: string): Promise<string> {
  const early = asked?.site === site && asked.page === page ? asked.canvasUrl : null;
  if (early === null) return loadCanvasUrl(site, page);
  asked!.canvasUrl = null;
  return early;
}

function loadDocument(site: string): Promise<AppDocumentResponse> {
  return load<AppDocumentResponse>(appDocumentPath(site));
}

async function loadCanvasUrl(site: string, page: string): Promise<string> {
  return (await load<CanvasResponse>(`${appCanvasPath(site)}?${new URLSearchParams({ page })}`)).url;
}
