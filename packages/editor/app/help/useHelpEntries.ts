import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FoundEntry } from '../../parts/dialogs/PaletteDialog.tsx';
import { indexPalette, searchPalette } from '../../parts/dialogs/searchPalette.ts';
import { helpEntries } from './helpEntries.ts';
import type { HelpTarget } from './helpPage.ts';
import { helpQuery } from './helpQuery.ts';

/** More would push away what the palette is for: going somewhere. */
const SHOWN = 8;

/** Help that the palette finds for what is typed; none before something is. */
export function useHelpEntries(typed: string, open: (target: HelpTarget) => void): readonly FoundEntry[] {
  const pages = useQuery({ ...helpQuery, retry: false }).data;
  const index = useMemo(() => indexPalette(helpEntries(pages ?? [], open)), [pages, open]);
  return typed.trim() === '' ? [] : searchPalette(index, typed, SHOWN);
}
