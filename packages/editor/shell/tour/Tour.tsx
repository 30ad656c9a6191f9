import { APP_SEEN_PATH, type AppSeenResponse, EDITOR_TOUR } from '@quoin/contract/endpoints/content';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/tour';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { act } from '../../app/api.ts';
import { seenQuery } from '../../app/queries/siteQueries.ts';
import { Button } from '../../parts/Button.tsx';
import type { DialogProps } from '../dialogs/EditorDialogs.tsx';
import css from './Tour.module.css';
import { cardPlace, type Spot, spotOf, TOUR_STEPS } from './tourSteps.ts';

/**
 * A tour of the editor with at most five places. A user who has seen or declined it never sees it again without a
 * request.
 */
export function Tour({ onClose }: DialogProps) {
  const [steps] = useState(() => TOUR_STEPS.filter((step) => spotOf(step) !== null));
  const [at, setAt] = useState(0);
  const queries = useQueryClient();
  const step = steps[at];
  const spot = useSpot(at, step === undefined ? null : () => spotOf(step));
  const heading = useRef<HTMLHeadingElement>(null);
  const isShown = spot !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is heard anew, the first as soon as it is there
  useEffect(() => heading.current?.focus({ preventScroll: true }), [at, isShown]);
  const end = () => {
    onClose();
    void act<AppSeenResponse>('POST', APP_SEEN_PATH, { name: EDITOR_TOUR.seen }).then(
      (answer) => queries.setQueryData(seenQuery.queryKey, answer),
      () => undefined,
    );
  };
  if (step === undefined || spot === null) return null;
  const isLast = at === steps.length - 1;
  return (
    <>
      <div className={css.spot} style={spot} aria-hidden="true" />
      <div
        role="dialog"
        aria-labelledby="tour-title"
        aria-describedby="tour-text"
        className={css.card}
        style={cardPlace(spot, { width: innerWidth, height: innerHeight })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          end();
        }}
      >
        <p className={css.count}>{texts.tourOf(at + 1, steps.length)}</p>
        <h2 id="tour-title" ref={heading} tabIndex={-1} className={css.title}>
          {step.title}
        </h2>
        <p id="tour-text">{step.text}</p>
        <div className={css.acts}>
          <Button look="quiet" onPress={end}>
            {isLast ? commonTexts.close : texts.skipTheTour}
          </Button>
          {at > 0 ? <Button onPress={() => setAt(at - 1)}>{texts.back}</Button> : null}
          <Button look="primary" onPress={() => (isLast ? end() : setAt(at + 1))}>
            {isLast ? texts.begin : texts.next}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Where the step's place is, also after the window has changed. */
function useSpot(at: number, measure: (() => Spot | null) | null): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  const last = useRef(measure);
  last.current = measure;
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew for each step
  useEffect(() => {
    const look = () => setSpot(last.current?.() ?? null);
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [at]);
  return spot;
}
