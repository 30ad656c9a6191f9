/** The window's environment. Nothing is sent while offline, and others are not polled while it is hidden. */
export interface Surroundings {
  isOnline(): boolean;
  isVisible(): boolean;
  /** Called when either may have changed; answers how to stop. */
  onChange(listener: () => void): () => void;
}

export function browserSurroundings(): Surroundings {
  return {
    isOnline: () => navigator.onLine,
    isVisible: () => document.visibilityState === 'visible',
    onChange: (listener) => {
      const events = [[window, 'online'] as const, [window, 'offline'] as const, [window, 'focus'] as const];
      for (const [target, name] of events) target.addEventListener(name, listener);
      document.addEventListener('visibilitychange', listener);
      return () => {
        for (const [target, name] of events) target.removeEventListener(name, listener);
        document.removeEventListener('visibilitychange', listener);
      };
    },
  };
}

/** The browser asks before a window is left that holds unsent changes (ED-26); answers how to stop. */
export function warnBeforeLeaving(hasUnsent: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (hasUnsent()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
