import { homepageOf, type JsonRecord, recordKey, textIn } from '@quoin/domain/document';
import { COLLECTION_TYPES, FOLDER_BEHAVIORS, type ThemePageKind } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/addPageDialog';
import * as commonTexts from '@quoin/messages/app/common';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { useSite } from '../../app/site/site.ts';
import type { ActWorld } from '../../commands/acts/act.ts';
import { perform } from '../../commands/acts/acting.ts';
import { addPage } from '../../commands/pages/addPage.ts';
import { firstNavigation } from '../../commands/pages/duplicatePage.ts';
import { setHomepage } from '../../commands/pages/setHomepage.ts';
import { made } from '../../commands/records.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { CheckField } from '../../parts/fields/CheckField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { useDesign } from '../../style/useDesign.ts';
import {
  BLANK_PAGE,
  choiceSections,
  PAGE_CHOICES,
  type PageChoice,
  themeChoices,
} from '../../templates/pageChoices.ts';
import { sectionPattern } from '../../templates/sectionPattern.ts';
import { TemplateThumbnail } from '../../templates/TemplateThumbnail.tsx';
import css from '../../templates/templates.module.css';
import { useSiteTemplates } from '../../templates/useSiteTemplates.ts';
import { useActWorld } from '../editorContext.ts';
import { kindIcon } from '../pages/kindIcon.ts';
import { listPages } from '../panels/pageList.ts';
import type { DialogProps } from './EditorDialogs.tsx';

/** A new page, empty or made of a template. */
export function AddPageDialog({ onClose }: DialogProps) {
  const world = useActWorld();
  const templates = useSiteTemplates();
  const { language } = useSite();
  const [title, setTitle] = useState('');
  const [choice, setChoice] = useState(BLANK_PAGE);
  const [isLinked, setLinked] = useState(true);
  const choose = (next: PageChoice) => {
    const isOwn = title !== '' && title !== titleOf(choice, language);
    setChoice(next);
    if (!isOwn) setTitle(titleOf(next, language));
  };
  const add = () => {
    const sections = choice.collection === undefined ? choiceSections(choice, templates.tools()) : [];
    const cover = choice.collection?.type === COLLECTION_TYPES.splashPage ? { screen: newCover(world, language) } : {};
    const page = {
      ...{ title: title.trim(), ...choice.collection, ...cover, sections: sections.map(sectionPattern) },
      ...(choice.kind === undefined ? {} : { kind: choice.kind }),
    };
    if (addTo(world, page, isLinked)) onClose();
  };
  const isEmpty = title.trim() === '';
  return (
    <DialogBox
      title={commonTexts.addPage}
      look="wide"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isDisabled={isEmpty} onPress={add}>
            {commonTexts.addPage}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty) add();
        }}
      >
        <TextField label={commonTexts.title} value={title} onChange={setTitle} maxLength={200} autoFocus />
      </form>
      <CheckField isSelected={isLinked} onChange={setLinked}>
        {texts.showInNavigation}
      </CheckField>
      <PageChoices chosen={choice} onChoose={choose} look={templates.look} preview={templates.preview} />
    </DialogBox>
  );
}

/** A cover begins with a way into the site: to the page that is its home page now. */
function newCover({ editor }: ActWorld, language: string): JsonRecord {
  const { records } = editor.state();
  const home = textIn(records.get(recordKey('page', homepageOf(records))) ?? {}, 'urlId');
  return { buttons: [{ text: isGerman(language) ? 'Eintreten' : 'Enter', url: `/${home}` }] };
}

const isGerman = (language: string) => /^de(?:-|$)/i.test(language);

type Templates = ReturnType<typeof useSiteTemplates>;

function PageChoices(
  props: Pick<Templates, 'look' | 'preview'> & {
    readonly chosen: PageChoice;
    readonly onChoose: (choice: PageChoice) => void;
  },
) {
  const { chosen, onChoose, look, preview } = props;
  const kinds = useDesign()?.pageKinds;
  const choices = useMemo(
    () => [...PAGE_CHOICES.slice(0, 1), ...themeChoices(kinds ?? []), ...PAGE_CHOICES.slice(1)],
    [kinds],
  );
  const shown = useMemo(
    () => new Map(choices.map((each) => [each.id, choiceSections(each, preview)])),
    [choices, preview],
  );
  return (
    <GridList
      aria-label={texts.template}
      layout="grid"
      className={`${css.grid} ${css.pages}`}
      items={choices}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={[chosen.id]}
      onSelectionChange={(keys) => {
        const next = choices.find(({ id }) => keys !== 'all' && keys.has(id));
        if (next !== undefined) onChoose(next);
      }}
    >
      {(choice) => (
        <GridListItem textValue={spokenName(choice)} className={css.item ?? ''}>
          <span className={css.frame}>
            {choice.template === '' ? (
              <span className={css.blank}>
                <KindIcon kind={choice.kind} />
              </span>
            ) : (
              <TemplateThumbnail sections={shown.get(choice.id) ?? []} look={look} ratio={0.8} />
            )}
          </span>
          <span className={css.name}>{choice.name}</span>
          {choice.kind === undefined ? null : <span className={css.kind}>{kindWords(choice.kind)}</span>}
        </GridListItem>
      )}
    </GridList>
  );
}

function KindIcon({ kind }: Pick<PageChoice, 'kind'>) {
  const Icon = kind === undefined ? Plus : kindIcon(kind);
  return <Icon aria-hidden="true" />;
}

/** The theme may call a page as one of our templates is called. */
function spokenName({ name, kind }: PageChoice): string {
  return kind === undefined ? name : `${name}, ${kindWords(kind)}`;
}

/** What a type of the theme is, below the name that the theme has for it. */
function kindWords({ type, entries, folder, description }: ThemePageKind): string {
  if (folder !== null)
    return folder.behavior === FOLDER_BEHAVIORS.index ? texts.indexOfTheTheme : texts.folderOfTheTheme;
  if (type === COLLECTION_TYPES.products) return texts.storePageOfThe;
  if (entries !== null) return texts.collectionOfTheTheme;
  return description || texts.pageOfTheTheme;
}

/** One step of the history, however many sections. The first page of a site becomes its home page. */
function addTo(world: ActWorld, page: Parameters<typeof addPage.label>[0], isLinked: boolean): boolean {
  const { editor, shell } = world;
  const { records } = editor.state();
  const isFirst = listPages(records).every(({ isDeleted }) => isDeleted);
  const added = editor.run(addPage, { ...page, ...(isLinked ? { navigation: firstNavigation(records) } : {}) });
  if (!added.ok) {
    shell.refuse(added.problem);
    return false;
  }
  const [id = ''] = made(added.value, 'page');
  if (isFirst) perform(world, setHomepage, { id });
  editor.openPage(id);
  return true;
}

function titleOf({ title: [english, german] }: PageChoice, language: string): string {
  return isGerman(language) ? german : english;
}
