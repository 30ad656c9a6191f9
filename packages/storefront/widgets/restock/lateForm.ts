import { useEffect, useState } from 'react';
import type { SoldOutForm } from './SoldOutForm.tsx';

type Form = typeof SoldOutForm;

/** Once it has come it is there at once for whoever draws next. */
let come: Form | null = null;

/** The form for what is sold out is fetched when somebody chooses that: few do. */
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
