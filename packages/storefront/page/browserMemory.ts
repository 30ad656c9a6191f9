/**
 * What this browser keeps between visits. Where it keeps nothing (cookies refused, a sandboxed frame) even naming its storage
 * is an error: then nothing was ever kept, and nothing is.
 */
export const browserMemory = {
  getItem(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // It is as on a first visit next time.
    }
  },
  removeItem(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was there.
    }
  },
} as const;
