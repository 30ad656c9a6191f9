import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/paletteDialog';
import { useEffect, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import css from './PaletteDialog.module.css';
import type { PaletteEntry } from './searchPalette.ts';

export interface FoundEntry extends PaletteEntry {
  /** Its shortcut, or where it is. */
  readonly aside: string;
  choose(): void;
}

export interface PaletteDialogProps {
  /** What can be found, in words. */
  readonly label: string;
  readonly placeholder: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Best first. */
  readonly found: readonly FoundEntry[];
  readonly onClose: () => void;
}

/** As many as fit without scrolling far. */
export const PALETTE_LENGTH = 50;

/** One field that finds whatever one can go to or do. */
export function PaletteDialog({ label, placeholder, typed, onType, found, onClose }: PaletteDialogProps) {
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
        <Dialog aria-label={texts.findAnything} className={css.dialog ?? ''}>
          <input
            autoFocus
            role="combobox"
            aria-label={label}
            aria-expanded="true"
            aria-controls="palette-list"
            aria-autocomplete="list"
            aria-activedescendant={found[at] === undefined ? undefined : `palette-${at}`}
            placeholder={placeholder}
            className={css.input}
            value={typed}
            onChange={(event) => {
              onType(event.target.value);
              setAt(0);
            }}
            onKeyDown={move}
          />
          <div role="listbox" id="palette-list" aria-label={texts.results} className={css.list}>
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
            {found.length === 0 ? commonTexts.noResultsFound : texts.found(found.length)}
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
