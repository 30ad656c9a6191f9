import { useEffect, useSyncExternalStore } from 'react';
import type { LeftTab, RightPart, ShellModel, ShellState } from './shellModel.ts';
import { useShellState } from './useShellState.ts';

/** Below this, panels are sheets over the page (EditorFrame.module.css). */
const NARROW = '(max-width: 900px)';

export function isSheet(): boolean {
  return matchMedia(NARROW).matches;
}

/** Limits a narrow window to one panel over the page, also if it becomes narrow, by 200 % zoom for instance. */
export function useOneSheet(model: ShellModel): void {
  const state = useShellState(model);
  const isNarrow = useSyncExternalStore(subscribe, isSheet);
  const { left, right } = state;
  useEffect(() => {
    if (!isNarrow || left === null || right === null) return;
    const region = document.activeElement?.closest('[data-region]')?.getAttribute('data-region');
    model.set(oneOf(model.state(), region ?? ''));
  }, [model, isNarrow, left, right]);
}

function subscribe(listen: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listen);
  return () => query.removeEventListener('change', listen);
}

/** The panel one asked for last or works in stays; else the page is alone. */
export function oneOf(
  { left, right, asked }: Pick<ShellState, 'left' | 'right' | 'asked'>,
  focused: string,
): { readonly left: LeftTab | null; readonly right: RightPart | null } {
  const side = focused === 'left' || focused === 'right' ? focused : asked.side;
  return { left: side === 'left' ? left : null, right: side === 'right' ? right : null };
}
