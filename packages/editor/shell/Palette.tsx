import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useSite } from '../app/site.ts';
import { indexPalette, searchPalette } from '../commands/palette.ts';
import type { DialogProps } from './EditorDialogs.tsx';
import { useActWorld } from './editorContext.ts';
import css from './Palette.module.css';
import { type FoundEntry, paletteEntries } from './paletteEntries.ts';
import { productChoicesQuery } from './productChoices.ts';

/** As many as fit without scrolling far. */
const SHOWN = 50;

/** Finds commands, pages, blocks, settings and products; slips of the finger are forgiven (ED-40). */
export function Palette({ onClose }: DialogProps) {
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  const [at, setAt] = useState(0);
  const choose = (entry: FoundEntry | undefined) => {
    if (entry === undefined) return;
    onClose();
    // The focus first goes back to where it was; then whatever opens takes it.
    setTimeout(() => entry.choose());
  };
  const move = (event: React.KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: found.length - 1 }[event.key];
    if (event.key === 'Enter') choose(found[at]);
    else if (to !== undefined && found.length > 0) setAt((to + found.length) % found.length);
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    document.getElementById(`palette-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(open) => !open && onClose()} className={css.overlay ?? ''}>
      <Modal className={css.modal ?? ''}>
        <Dialog aria-label="Find anything" className={css.dialog ?? ''}>
          <input
            autoFocus
            role="combobox"
            aria-label="Find commands, pages, blocks, settings and products"
            aria-expanded="true"
            aria-controls="palette-list"
            aria-autocomplete="list"
            aria-activedescendant={found[at] === undefined ? undefined : `palette-${at}`}
            placeholder="Find commands, pages, blocks, products…"
            className={css.input}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setAt(0);
            }}
            onKeyDown={move}
          />
          <div role="listbox" id="palette-list" aria-label="Results" className={css.list}>
            {found.map((entry, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the input's, which keeps the focus
              // biome-ignore lint/a11y/useFocusableInteractive: see above
              <div
                key={entry.id}
                role="option"
                id={`palette-${index}`}
                aria-selected={index === at}
                className={css.option}
                onClick={() => choose(entry)}
              >
                <span className={css.text}>{entry.text}</span>
                <span className={css.group}>{entry.group}</span>
                <span className={css.aside}>{entry.aside}</span>
              </div>
            ))}
          </div>
          <p role="status" className={found.length > 0 ? css.spoken : css.none}>
            {found.length === 0 ? 'No results.' : `${found.length} found`}
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function useFound(typed: string): readonly FoundEntry[] {
  const world = useActWorld();
  const site = useSite();
  const navigate = useNavigate();
  const products = useQuery(productChoicesQuery(site.identifier, typed)).data ?? NONE;
  const goTo = useMemo(
    () => (to: string) => void navigate({ to, params: { site: site.identifier } }),
    [navigate, site],
  );
  const own = useMemo(() => paletteEntries({ world, member: site, goTo }), [world, site, goTo]);
  const index = useMemo(() => {
    const found = products.map(({ id, title }) => ({
      ...{ id: `product ${id}`, text: title, group: 'Product', aside: 'Product' },
      choose: () =>
        void navigate({ to: '/$site/config/products/$productId', params: { site: site.identifier, productId: id } }),
    }));
    return indexPalette<FoundEntry>([...own, ...found]);
  }, [own, products, navigate, site]);
  return searchPalette(index, typed, SHOWN);
}

const NONE: readonly { readonly id: string; readonly title: string }[] = [];
