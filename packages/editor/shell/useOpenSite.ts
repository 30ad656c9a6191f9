import { useCallback, useEffect, useState } from 'react';
import { type OpenSite, openEditor } from './openEditor.ts';

export type Opening =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: Error }
  | { readonly state: 'open'; readonly site: OpenSite };

/** Opens a site while the screen is there, and closes it after. */
export function useOpenSite(site: string, account: string, page: string): readonly [Opening, () => void] {
  const [opening, setOpening] = useState<Opening>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is only where one begins; a try again is a change too
  useEffect(() => {
    let isGone = false;
    let opened: OpenSite | null = null;
    setOpening({ state: 'loading' });
    openEditor(site, account, page).then(
      (found) => {
        opened = found;
        if (isGone) found.close();
        else setOpening({ state: 'open', site: found });
      },
      (error: unknown) => {
        if (!isGone) setOpening({ state: 'failed', error: error instanceof Error ? error : new Error(String(error)) });
      },
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [site, account, tries]);
  return [opening, useCallback(() => setTries((count) => count + 1), [])];
}
