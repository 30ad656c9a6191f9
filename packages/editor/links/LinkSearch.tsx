import { documentSentence, linkProblem, type SiteRecords } from '@quoin/domain/document';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/linkSearch';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { productChoicesQuery } from '../app/palette/productChoices.ts';
import { useSite } from '../app/site/site.ts';
import field from '../parts/fields/TextField.module.css';
import { LinkIcon } from './CurrentLink.tsx';
import { fileChoicesQuery } from './fileChoices.ts';
import css from './LinkPicker.module.css';
import { type LinkChoice, type LinkedFile, type LinkedProduct, linkChoices } from './linkChoices.ts';

interface LinkSearchProps {
  readonly id: string;
  readonly records: SiteRecords;
  readonly page: string;
  readonly autoFocus: boolean;
  readonly onChoose: (href: string) => void;
  /** What is being changed, to begin with. */
  readonly initial?: string;
  readonly onGiveUp?: () => void;
}

/** A combobox: keys go through the list while the focus stays in the input. */
export function LinkSearch({ id, records, page, autoFocus, onChoose, initial = '', onGiveUp }: LinkSearchProps) {
  const [typed, setTyped] = useState(initial);
  const [isOpen, setIsOpen] = useState(autoFocus);
  const [at, setAt] = useState(0);
  const list = useId();
  // What is there already is shown to be changed, not searched for.
  const search = typed === initial ? '' : typed;
  const { identifier } = useSite();
  const products = useQuery(productChoicesQuery(identifier, search)).data ?? NO_PRODUCTS;
  const files = useQuery(fileChoicesQuery(identifier, search)).data ?? NO_FILES;
  const found = linkChoices({ records, page, products, files }, search);
  const problem = isOpen || typed === initial ? null : linkProblem(records, typed);
  const choose = (choice: LinkChoice | undefined) => {
    if (choice !== undefined) onChoose(choice.href);
    else if (typed.trim() === '') onGiveUp?.();
    else setIsOpen(false);
  };
  const press = (event: KeyboardEvent) => {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (event.key === 'Enter') choose(isOpen && typed !== initial ? found[at] : undefined);
    else if (event.key === 'Escape' && isOpen && typed !== initial) setTyped(initial);
    else if (event.key === 'Escape' && onGiveUp !== undefined) onGiveUp();
    else if (to !== undefined && found.length > 0) {
      setIsOpen(true);
      setAt((to + found.length) % found.length);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Accepts a complete typed address when the focus leaves. */
  const leave = () => {
    setIsOpen(false);
    const [first] = found;
    const isAddress = typed !== initial && linkProblem(records, typed) === null && typed.trim() !== '';
    if (isAddress && first !== undefined && !NAMED.has(first.kind)) onChoose(first.href);
  };
  return (
    <>
      <input
        {...{ id, autoFocus, value: typed }}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[at] !== undefined ? `${list}-${at}` : undefined}
        aria-invalid={problem !== null}
        autoComplete="off"
        placeholder={texts.pageProductFileAddress}
        className={`${field.input} ${css.input}`}
        onFocus={(event) => {
          setIsOpen(true);
          event.target.select();
        }}
        onBlur={leave}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsOpen(true);
          setAt(0);
        }}
        onKeyDown={press}
      />
      {isOpen ? <Choices {...{ list, found, at }} onChoose={choose} /> : null}
      {problem === null ? null : (
        <p className={field.error} role="alert">
          {documentSentence(problem)}
        </p>
      )}
    </>
  );
}

const NO_PRODUCTS: readonly LinkedProduct[] = [];
const NO_FILES: readonly LinkedFile[] = [];
/** Choices with a name of their own, which typed letters may only resemble. */
const NAMED: ReadonlySet<string> = new Set(['page', 'product', 'section', 'file']);

interface ChoicesProps {
  readonly list: string;
  readonly found: readonly LinkChoice[];
  readonly at: number;
  readonly onChoose: (choice: LinkChoice) => void;
}

function Choices({ list, found, at, onChoose }: ChoicesProps) {
  return (
    <>
      <div role="listbox" id={list} aria-label={texts.linkTarget} className={css.list}>
        {found.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the input's, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <div
            key={`${choice.kind} ${choice.href}`}
            role="option"
            id={`${list}-${index}`}
            aria-selected={index === at}
            className={css.option}
            ref={(element) => (index === at ? element?.scrollIntoView({ block: 'nearest' }) : undefined)}
            // The input would lose the focus, and with it the list, before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(choice)}
          >
            <LinkIcon kind={choice.kind} />
            <span className={css.words}>
              <span className={css.text}>{choice.text}</span>
              <span className={css.hint}>{choice.hint}</span>
            </span>
          </div>
        ))}
      </div>
      <p role="status" className={found.length > 0 ? css.spoken : css.hint}>
        {found.length === 0 ? commonTexts.noResultsFound : texts.found(found.length)}
      </p>
    </>
  );
}
