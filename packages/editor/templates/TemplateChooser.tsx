import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/templateChooser';
import { type ReactNode, useMemo, useState } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ActionMenu, type MenuAction } from '../parts/dialogs/ActionMenu.tsx';
import { indexPalette, searchPalette } from '../parts/dialogs/searchPalette.ts';
import { TextField } from '../parts/fields/TextField.tsx';
import css from './templates.module.css';

export interface TemplateChoice {
  readonly id: string;
  readonly name: string;
  /** Id of its category. */
  readonly category: string;
  /** Further words it is found by. */
  readonly also?: string;
}

export interface TemplateChooserProps<Choice extends TemplateChoice> {
  readonly choices: readonly Choice[];
  /** Names by id, in order. */
  readonly categories: Readonly<Record<string, string>>;
  readonly onChoose: (choice: Choice) => void;
  readonly picture: (choice: Choice) => ReactNode;
  /** What else can be done with a choice; none for those that are ours. */
  readonly actions?: (choice: Choice) => readonly MenuAction[];
  /** What a category says while it holds nothing. */
  readonly empty?: Readonly<Record<string, string>>;
}

const ALL = 'all';
const MOST = 100;

/** Templates to choose from: by category, by a few letters; arrow keys walk over them, Enter takes one. */
export function TemplateChooser<Choice extends TemplateChoice>(props: TemplateChooserProps<Choice>) {
  const { choices, categories, onChoose, picture, actions = nothing, empty = {} } = props;
  const [category, setCategory] = useState(ALL);
  const [typed, setTyped] = useState('');
  const shown = useFound(choices, categories, { category, typed });
  return (
    <div className={css.chooser}>
      <div className={css.side}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (shown[0] !== undefined && typed.trim() !== '') onChoose(shown[0]);
          }}
        >
          <TextField label={texts.findSections} value={typed} onChange={setTyped} maxLength={60} autoFocus />
        </form>
        <Categories {...{ categories, category }} onChange={setCategory} />
      </div>
      <GridList
        aria-label={texts.sections}
        layout="grid"
        className={css.grid ?? ''}
        items={shown}
        onAction={(id) => {
          const chosen = choices.find((each) => each.id === id);
          if (chosen !== undefined) onChoose(chosen);
        }}
        renderEmptyState={() => <p className={css.none}>{(typed.trim() === '' && empty[category]) || NOTHING_FOUND}</p>}
      >
        {(choice) => (
          <GridListItem textValue={choice.name} className={css.item ?? ''}>
            <span className={css.frame}>{picture(choice)}</span>
            <span className={css.words}>
              <span className={css.name}>
                {choice.name} <span className={css.group}>{categories[choice.category]}</span>
              </span>
              <More choice={choice} actions={actions(choice)} />
            </span>
          </GridListItem>
        )}
      </GridList>
    </div>
  );
}

const NOTHING_FOUND = texts.noResultsTryA;
const nothing = () => [];

function More({ choice, actions }: { readonly choice: TemplateChoice; readonly actions: readonly MenuAction[] }) {
  return actions.length === 0 ? null : <ActionMenu label={texts.moreActionsFor(choice.name)} actions={actions} />;
}

function useFound<Choice extends TemplateChoice>(
  choices: readonly Choice[],
  categories: Readonly<Record<string, string>>,
  { category, typed }: { readonly category: string; readonly typed: string },
): readonly Choice[] {
  const index = useMemo(() => {
    const entries = choices.map((choice) => ({
      ...choice,
      text: choice.name,
      group: categories[choice.category] ?? '',
    }));
    return indexPalette(entries);
  }, [choices, categories]);
  return useMemo(() => {
    const ids = searchPalette(index, typed, MOST).map(({ id }) => id);
    const found = ids.flatMap((id) => choices.find((each) => each.id === id) ?? []);
    // Who types looks everywhere.
    return typed.trim() !== '' || category === ALL ? found : found.filter((each) => each.category === category);
  }, [index, choices, category, typed]);
}

function Categories({
  categories,
  category,
  onChange,
}: {
  readonly categories: Readonly<Record<string, string>>;
  readonly category: string;
  readonly onChange: (category: string) => void;
}) {
  return (
    <ListBox
      aria-label={commonTexts.categories}
      data-scrolls
      className={css.categories ?? ''}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[category]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys];
        if (key !== undefined) onChange(String(key));
      }}
    >
      {[[ALL, texts.all] as const, ...Object.entries(categories)].map(([id, name]) => (
        <ListBoxItem key={id} id={id} textValue={name} className={css.category ?? ''}>
          {name}
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
