import { useLocation } from '@tanstack/react-router';
import { useCallback, useRef, useState } from 'react';
import { type HelpTarget, helpPageAt } from './helpPage.ts';

/** The help of a site's screens: what is open in it, and the button that opens it and gets the focus back. */
export function useHelp(site: string) {
  const [target, setTarget] = useState<HelpTarget | null>(null);
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setTarget(null);
    button.current?.focus();
  }, []);
  // What is open stays while one goes to the screens that it tells of.
  const toggle = () => (target === null ? setTarget({ page: helpPageAt(site, pathname) }) : close());
  return { target, button, open: setTarget, close, toggle };
}
