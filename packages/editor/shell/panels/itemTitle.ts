import { accept } from '@quoin/domain/problem';
import type { MarkWords } from '../../canvas/markWriting.ts';

/** The fields of a product or an entry next to the page, limited to the title. */
export interface TitleField {
  title(): string;
  write(title: string): void;
  save(): void;
}

/**
 * The title of the product or entry next to the page, which can be edited on the page too. Its fields may still be
 * loading.
 */
export interface ItemTitle {
  words(id: string, shown: string): MarkWords;
  /** The fields are there; answers what to do when they go. */
  attach(id: string, field: TitleField): () => void;
  /** The field holds another title by now. */
  changed(): void;
  onChange(listener: () => void): () => void;
}

export function createItemTitle(): ItemTitle {
  const listeners = new Set<() => void>();
  let open: { readonly id: string; readonly field: TitleField } | null = null;
  // What the field does not hold yet, and the one that is to be saved as soon as it does.
  let [typed, wanted] = [null as { readonly id: string; readonly title: string } | null, ''];
  const settle = (): void => {
    if (open === null) return;
    const { id, field } = open;
    if (typed?.id === id && field.title() !== typed.title) {
      field.write(typed.title);
      return;
    }
    if (typed?.id === id) typed = null;
    if (wanted !== id) return;
    wanted = '';
    field.save();
  };
  const titleOf = (id: string, shown: string): string =>
    typed?.id === id ? typed.title : open?.id === id ? open.field.title() : shown;
  return {
    words(id, shown) {
      let isWritten = false;
      return {
        kept: () => titleOf(id, shown),
        shown: () => shown,
        write(title) {
          isWritten = true;
          typed = { id, title };
          settle();
          return accept(title);
        },
        done() {
          if (isWritten) wanted = id;
          settle();
        },
      };
    },
    attach(id, field) {
      open = { id, field };
      settle();
      return () => {
        if (open?.field === field) open = null;
      };
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed() {
      settle();
      for (const listener of [...listeners]) listener();
    },
  };
}
