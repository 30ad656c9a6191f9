import type { ReactElement } from 'react';

/**
 * What a screen reader should hear without losing its place. Always in the page, also while silent: a region that is
 * inserted together with its text is often not read.
 */
export function LiveRegion(props: { readonly message: string; readonly className?: string }): ReactElement {
  return (
    <div role="status" aria-live="polite" className={props.className}>
      {props.message}
    </div>
  );
}
