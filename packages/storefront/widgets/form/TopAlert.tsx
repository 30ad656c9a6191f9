import type { ProblemView } from '@quoin/domain/forms';
import { type ReactElement, useEffect, useRef } from 'react';
import { scrollToElement } from '../../smooth-scroll/scroll.ts';

/** Read out when it appears. The focus goes to the first field at fault, which says its own; where none is, to the alert. */
export function TopAlert({ problem }: { readonly problem: ProblemView }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const { message, first } = problem;
  useEffect(() => {
    if (message !== '' && place.current !== null) show(document.getElementById(first) ?? place.current);
  }, [message, first]);
  return (
    <div ref={place} className="form-alert form-alert--top" role="alert" tabIndex={-1}>
      <p className="form-alert-message">{message}</p>
      {problem.scrollDown !== '' && <p className="form-alert-scroll">{problem.scrollDown}</p>}
    </div>
  );
}

/** In a group, its first control has the focus. The focus alone would be scrolled to just inside the window, below a fixed header. */
function show(target: HTMLElement): void {
  const control = target instanceof HTMLFieldSetElement ? target.querySelector<HTMLElement>('input, select') : null;
  (control ?? target).focus({ preventScroll: true });
  scrollToElement(target);
}
