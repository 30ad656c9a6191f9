import { useEffect, useState } from 'react';

/** Whether the app's palette is open; Ctrl+K and ⌘K open it from anywhere. */
export function usePalette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      // A text field with its own ⌘K (a link in a rich text) has handled it.
      if (event.defaultPrevented) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}
