import type { ProblemView } from '@quoin/domain/forms';
import { type MouseEvent, type ReactElement, useEffect, useRef } from 'react';
import { scrollToElement } from '../../smooth-scroll/scroll.ts';

/** Takes the focus when it appears, so that everybody is told, wherever they are in the form. */
export function TopAlert({ problem }: { readonly problem: ProblemView }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const { message } = problem;
  useEffect(() => {
    if (message !== '' && place.current !== null) show(place.current, place.current);
  }, [message]);
  return (
    <div ref={place} className="form-alert form-alert--top" role="alert" tabIndex={-1}>
      <p className="form-alert-message">{message}</p>
      {problem.scrollDown !== '' && <p className="form-alert-scroll">{problem.scrollDown}</p>}
      {problem.links.length > 0 && (
        <ul className="form-alert-list">
          {problem.links.map(({ target, text }) => (
            <li key={target}>
              <a href={`#${target}`} onClick={(event) => goTo(event, target)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** To the control itself, or to the first one of a group. */
function goTo(event: MouseEvent, target: string): void {
  const field = document.getElementById(target);
  if (field === null) return;
  event.preventDefault();
  const first = field instanceof HTMLFieldSetElement ? field.querySelector<HTMLElement>('input, select') : field;
  if (first !== null) show(field, first);
}

/** The focus alone would be scrolled to just inside the window, where a fixed header may lie over it. */
function show(place: HTMLElement, focused: HTMLElement): void {
  focused.focus({ preventScroll: true });
  scrollToElement(place);
}
