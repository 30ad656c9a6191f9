import { useCallback, useState } from 'react';

const STORED = 'quoin.openGroups';
/** Groups that the user opened (true) or closed (false), by id. */
type Choices = Readonly<Record<string, boolean>>;

function stored(): Choices {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Choices) : {};
  } catch {
    // No storage, or not ours: everything is as at first.
    return {};
  }
}

/**
 * Returns which groups of the side bar are open. Their state is kept in this browser. `first` is open until the user
 * closes it.
 */
export function useOpenGroups(first: string) {
  const [choices, setChoices] = useState(stored);
  const isOpen = (id: string, isHere: boolean) => choices[id] ?? (isHere || id === first);
  const setOpen = useCallback((id: string, open: boolean) => {
    setChoices((before) => {
      const now = { ...before, [id]: open };
      try {
        localStorage.setItem(STORED, JSON.stringify(now));
      } catch {
        // It is kept until the window closes.
      }
      return now;
    });
  }, []);
  return { isOpen, setOpen };
}
