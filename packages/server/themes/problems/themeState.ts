import type { ThemeState } from '../storage/templateDiagnostics.ts';
import type { LoadedTheme } from '../themes.ts';

/** The state problems must be of to be there now. */
export function themeStateOf(theme: Pick<LoadedTheme, 'name' | 'version'>): ThemeState {
  return { theme: theme.name, themeVersion: theme.version };
}
