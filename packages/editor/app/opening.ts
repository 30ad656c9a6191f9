import {
  type AppDocumentResponse,
  appCanvasPath,
  appDocumentPath,
  type CanvasResponse,
} from '@quoin/contract/endpoints/content';
import { beginCanvasFrame, dropCanvasFrame } from '../canvas/canvasFrame.ts';
import { deviceHere } from '../canvas/zoom.ts';
import { load } from './api.ts';

/** Where a page of the draft is shown; both '' at a site without pages. */
interface Shown {
  readonly page: string;
  readonly url: string;
}

/** What the site editor asks first, asked while its code is still on its way (ED-46). */
interface Asked {
  readonly site: string;
  document: Promise<AppDocumentResponse> | null;
  shown: Promise<Shown> | null;
}

let asked: Asked | null = null;

/** `page`: the one its address names; '' where that is decided by what the site has. */
export function askForOpening(site: string, page: string): void {
  const document = loadDocument(site);
  const named = page === '' ? document.then(firstPageOf) : Promise.resolve(page);
  const shown = named.then(async (name) => ({ page: name, url: name === '' ? '' : await loadCanvasUrl(site, name) }));
  const mine: Asked = { site, document, shown };
  asked = mine;
  // A caller that takes an answer receives its failure. One that no caller takes is not a fault.
  Promise.all([document, shown]).then(
    ([{ revision }, { url }]) => {
      const isAwaited = asked === mine && mine.shown !== null;
      if (isAwaited && url !== '') beginCanvasFrame({ url, revision, device: deviceHere() });
    },
    () => undefined,
  );
}

/** The code that reads records comes with the editor: other screens do not need it. */
async function firstPageOf({ records }: AppDocumentResponse): Promise<string> {
  const { firstPage } = await import('../shell/panels/pageList.ts');
  return firstPage(new Map(records), '');
}

/** Nobody opens the editor any more: what is still on its way begins nothing. */
export function cancelOpening(): void {
  asked = null;
  dropCanvasFrame();
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
export async function takeCanvasUrl(site: string, page: string, isEntry = false): Promise<string> {
  const early = asked?.site === site ? asked.shown : null;
  if (asked !== null) asked.shown = null;
  const shown = await early?.catch(() => null);
  return shown?.page === page && !isEntry ? shown.url : loadCanvasUrl(site, page, isEntry);
}

function loadDocument(site: string): Promise<AppDocumentResponse> {
  return load<AppDocumentResponse>(appDocumentPath(site));
}

async function loadCanvasUrl(site: string, page: string, isEntry = false): Promise<string> {
  const asked = new URLSearchParams({ page, ...(isEntry ? { entry: 'first' } : {}) });
  return (await load<CanvasResponse>(`${appCanvasPath(site)}?${asked}`)).url;
}
