import { useSyncExternalStore } from 'react';
import type { ShellModel, ShellState } from './shellModel.ts';

export function useShellState(model: ShellModel): ShellState {
  return useSyncExternalStore(model.subscribe, model.state);
}
