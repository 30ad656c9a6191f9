/** Which picture belongs to the chosen variant (ATC-12); kept, so that a gallery that wakes later still hears of it. */
export interface ChosenImage {
  getImageId(): string | null;
  choose(imageId: string): void;
  subscribe(listener: () => void): () => void;
}

export function createChosenImage(): ChosenImage {
  const listeners = new Set<() => void>();
  let chosen: string | null = null;
  return {
    getImageId: () => chosen,
    choose: (imageId) => {
      chosen = imageId;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
