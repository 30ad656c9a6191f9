import { productPage } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/palette';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import type { HelpTarget } from '../../app/help/helpPage.ts';
import { useHelpEntries } from '../../app/help/useHelpEntries.ts';
import { productChoicesQuery } from '../../app/palette/productChoices.ts';
import { usePlaceViewer } from '../../app/places/usePlaceViewer.ts';
import { useSite } from '../../app/site/site.ts';
import { type FoundEntry, PALETTE_LENGTH, PaletteDialog } from '../../parts/dialogs/PaletteDialog.tsx';
import { indexPalette, searchPalette } from '../../parts/dialogs/searchPalette.ts';
import type { DialogProps } from '../dialogs/EditorDialogs.tsx';
import { useActWorld } from '../editorContext.ts';
import { paletteEntries } from './paletteEntries.ts';

/** Finds commands, pages, blocks, settings, products and help; slips of the finger are forgiven (ED-40). */
export function Palette({ model, onClose }: DialogProps) {
  const [typed, setTyped] = useState('');
  const openHelp = useCallback((help: HelpTarget) => model.set({ dialog: 'help', help }), [model]);
  return (
    <PaletteDialog
      label={texts.findCommandsPagesBlocks}
      placeholder={texts.findCommandsPagesBlocksProducts}
      typed={typed}
      onType={setTyped}
      found={[...useFound(typed), ...useHelpEntries(typed, openHelp)]}
      onClose={onClose}
    />
  );
}

function useFound(typed: string): readonly FoundEntry[] {
  const world = useActWorld();
  const site = useSite();
  const viewer = usePlaceViewer();
  const navigate = useNavigate();
  const products = useQuery(productChoicesQuery(site.identifier, typed)).data ?? NONE;
  const goTo = useMemo(
    () => (to: string) => void navigate({ to, params: { site: site.identifier } }),
    [navigate, site],
  );
  const own = useMemo(() => paletteEntries({ world, viewer, goTo }), [world, viewer, goTo]);
  const index = useMemo(() => {
    const found = products.map(({ id, title }) => ({
      ...{ id: `product ${id}`, text: title, group: commonTexts.product, aside: commonTexts.product },
      choose: () => world.editor.openPage(productPage(id)),
    }));
    return indexPalette<FoundEntry>([...own, ...found]);
  }, [own, products, world]);
  return searchPalette(index, typed, PALETTE_LENGTH);
}

const NONE: readonly { readonly id: string; readonly title: string }[] = [];
