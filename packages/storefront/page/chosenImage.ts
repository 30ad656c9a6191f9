import { createObservable } from '../timing/observable.ts';

/** Which picture belongs to the chosen variant (ATC-12); kept, so that a gallery that wakes later still hears of it. */
export interface ChosenImage {
  getImageId(): string | null;
  choose(imageId: string): void;
  subscribe(listener: () => void): () => void;
}

export function createChosenImage(): ChosenImage {
  const chosen = createObservable<string | null>(null);
  return { getImageId: chosen.get, choose: chosen.set, subscribe: chosen.subscribe };
}
