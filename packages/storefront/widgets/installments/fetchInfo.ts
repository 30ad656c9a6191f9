/** The middle of the page about paying in parts, in its language. */
export interface InstallmentsInfo {
  readonly title: string;
  readonly steps: readonly string[];
  readonly small: readonly string[];
}

export type FetchPage = (address: string) => Promise<Pick<Document, 'querySelector'>>;

/**
 * Fetches the info of a locale, as each has its own address (INST-05). Returns null on failure, with a console warning
 * for developers.
 */
export async function fetchInfo(
  address: string,
  fetchPage: FetchPage = fetchDocument,
): Promise<InstallmentsInfo | null> {
  try {
    const info = (await fetchPage(address)).querySelector('[data-installments-info]');
    if (info === null) throw new Error(`Nothing about paying in parts at ${address}`);
    const texts = (selector: string) =>
      [...info.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
    return { title: texts('h1')[0] ?? '', steps: texts('li'), small: texts('p') };
  } catch (fault) {
    console.warn(fault);
    return null;
  }
}

async function fetchDocument(address: string): Promise<Document> {
  const response = await fetch(address, { headers: { accept: 'text/html' }, credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${address}: HTTP ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
