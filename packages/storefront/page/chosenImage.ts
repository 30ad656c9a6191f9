import { createObservable } from '../timing/observable.ts';

/** The picture of the chosen variant (ATC-12). It is kept, so a gallery that wakes later still receives it. */
export interface ChosenImage {
  getImageId(): string | null;
  choose(imageId: string): void;
  subscribe(listener: () => void): () => void;
}

export function createChosenImage(): ChosenImage {
  const chosen = createObservable<string | null>(null);
  return { getImageId: chosen.get, choose: chosen.set, subscribe: chosen.subscribe };
}
