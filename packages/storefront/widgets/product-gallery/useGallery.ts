import type { WireImage } from '@quoin/contract/endpoints/site';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChosenImage } from '../../page/chosenImage.ts';
import { GALLERY_KEYS, viewAfter, viewAt } from '../../strip/moves.ts';

export interface GalleryHandle {
  readonly views: RefObject<HTMLUListElement | null>;
  readonly current: number;
  show(index: number): void;
  press(event: KeyboardEvent): void;
  scrolled(): void;
}

/** Swipe is the browser's own scroll-snap; this follows it, and scrolls for keys, thumbnails and the chosen variant. */
export function useGallery(images: readonly WireImage[], served: number, chosen: ChosenImage): GalleryHandle {
  const views = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(served);

  const scrollTo = (index: number, behavior: ScrollBehavior): void => {
    setCurrent(index);
    views.current?.scrollTo({ left: startsOf(views.current)[index] ?? 0, behavior });
  };

  // The strip is new markup: it takes over the served one's scroll position.
  useLayoutEffect(() => {
    if (served > 0) views.current?.scrollTo({ left: startsOf(views.current)[served] ?? 0, behavior: 'instant' });
  }, [served]);

  const showChosen = useRef((): void => {});
  showChosen.current = () => {
    const index = images.findIndex(({ id }) => id === chosen.getImageId());
    if (index >= 0) scrollTo(index, 'instant');
  };
  useEffect(() => {
    showChosen.current();
    return chosen.subscribe(() => showChosen.current());
  }, [chosen]);

  return {
    views,
    current,
    show: (index) => scrollTo(index, 'auto'),
    press: (event) => {
      const move = GALLERY_KEYS[event.key];
      if (move === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      const index = viewAfter({ current, total: images.length }, move);
      scrollTo(index, 'auto');
      views.current?.children[index]?.querySelector('a')?.focus({ preventScroll: true });
    },
    scrolled: () => {
      if (views.current !== null) setCurrent(viewAt(views.current.scrollLeft, startsOf(views.current)));
    },
  };
}

function startsOf(views: HTMLUListElement): number[] {
  const { left } = views.getBoundingClientRect();
  return [...views.children].map((view) => view.getBoundingClientRect().left - left + views.scrollLeft);
}
