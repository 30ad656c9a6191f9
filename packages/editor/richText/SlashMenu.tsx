import * as texts from '@quoin/messages/app/slashMenu';
import { type RefObject, useEffect, useId, useState } from 'react';
import type { FieldView } from './fieldView.ts';
import css from './RichText.module.css';
import type { OpenPart } from './RichTextArea.tsx';
import { withoutSlash } from './slash.ts';
import { type SlashChoice, slashChoices } from './slashChoices.ts';
import type { Slash } from './useFieldView.ts';

interface SlashMenuProps {
  readonly slash: Slash;
  readonly view: FieldView;
  readonly root: RefObject<HTMLElement | null>;
  readonly setPart: (part: OpenPart) => void;
}

/** What can be put where `/` was typed. The focus stays in the text; arrows, Enter and Escape are the menu's. */
export function SlashMenu({ slash, view, root, setPart }: SlashMenuProps) {
  const [at, setAt] = useState(0);
  const list = useId();
  const found = slashChoices(slash.query);
  const chosen = Math.min(at, found.length - 1);
  const close = () => {
    view.closeSlash();
    slash.close();
  };
  const choose = ({ does }: SlashChoice) => {
    close();
    view.run((state, dispatch) => {
      dispatch?.(withoutSlash(state));
      return true;
    });
    if (typeof does === 'string') setPart(does);
    else view.run(does);
    view.focus();
  };
  const press = (key: string): boolean => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const choice = found[chosen];
    if (key === 'Escape') close();
    else if (choice === undefined) return false;
    else if (step !== undefined) setAt((chosen + step + found.length) % found.length);
    else if (key === 'Enter' || key === 'Tab') choose(choice);
    else return false;
    return true;
  };
  useEffect(() => {
    slash.keys.current = press;
    return () => {
      slash.keys.current = null;
    };
  });
  const isOpen = found.length > 0;
  useEffect(() => describe(view.dom, list, isOpen ? `${list}-${chosen}` : null), [view, list, chosen, isOpen]);
  if (!isOpen) return null;
  const box = root.current?.getBoundingClientRect();
  const place = {
    left: Math.max(0, Math.min(slash.left - (box?.left ?? 0), (box?.width ?? 0) - WIDTH)),
    top: slash.bottom - (box?.top ?? 0) + 4,
  };
  return (
    <div role="listbox" id={list} aria-label={texts.insert} className={css.slash} style={place}>
      {found.map(({ text, icon: Icon, ...rest }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the text's, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div
          key={text}
          role="option"
          id={`${list}-${index}`}
          aria-selected={index === chosen}
          className={css.choice}
          ref={(element) => (index === chosen ? element?.scrollIntoView({ block: 'nearest' }) : undefined)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose({ text, icon: Icon, ...rest })}
        >
          <Icon aria-hidden="true" strokeWidth={1.8} /> {text}
        </div>
      ))}
    </div>
  );
}

const WIDTH = 220;

/** Which choice the text's keys are at. */
function describe(text: HTMLElement, list: string, option: string | null): () => void {
  const clear = () => {
    text.removeAttribute('aria-controls');
    text.removeAttribute('aria-activedescendant');
  };
  if (option === null) clear();
  else {
    text.setAttribute('aria-controls', list);
    text.setAttribute('aria-activedescendant', option);
  }
  return clear;
}
