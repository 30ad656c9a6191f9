import { useEffect, useState } from 'react';
import type { SoldOutForm } from './SoldOutForm.tsx';

type Form = typeof SoldOutForm;

/** Once loaded, it is available at once for later renders. */
let come: Form | null = null;

/** Loads the sold-out form only when a visitor chooses such a variant, as few do. */
export async function loadRestockForm(): Promise<void> {
  come = (await import('./SoldOutForm.tsx')).SoldOutForm;
}

export function useRestockForm(isNeeded: boolean): Form | null {
  const [, redraw] = useState(come !== null);
  useEffect(() => {
    let isCurrent = true;
    if (isNeeded && come === null) {
      // Without it people still see that it is sold out.
      loadRestockForm().then(() => isCurrent && redraw(true), console.warn);
    }
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return come;
}
