import {
  type AppTextsResponse,
  appTextsPath,
  type SaveTextsRequest,
  type WireSiteText,
} from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import { systemPageOf } from '@quoin/domain/document';
import { placeholderProblem, TEXT_LENGTH, textsSentence } from '@quoin/domain/texts';
import * as commonTexts from '@quoin/messages/app/common';
import * as ownTexts from '@quoin/messages/app/textOverridesPart';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { textsQuery } from '../../../admin/settings/texts/textsQuery.ts';
import { act, Refusal } from '../../../app/api.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { useEditorState } from '../../editorContext.ts';
import css from '../inspector.module.css';
import { wordsText } from '../wordsText.ts';
import { SettingsLink } from './SettingsLink.tsx';

export interface TextOverridesPartProps {
  /** Their key among the words of the theme. */
  readonly id: string;
  /** As the page shows them. */
  readonly shown: string;
  /** The page is to show them as they are now. */
  readonly onSaved: () => void;
}

/** Words that the template or a page of the shop says by itself, and what the owner would rather say. */
export function TextOverridesPart({ id, shown, onSaved }: TextOverridesPartProps) {
  const site = useSite();
  const query = useQuery(textsQuery(site.identifier, ''));
  if (query.data === undefined)
    return query.isError ? (
      <ErrorState
        title={commonTexts.theTextsCouldNotBeLoaded}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <SkeletonRows count={2} label={ownTexts.loadingTheText} />
    );
  const text = wordsText(query.data.texts, id, shown);
  if (text === null) return <NoText />;
  return <OneText key={`${text.key} ${query.data.revision}`} stored={query.data} text={text} onSaved={onSaved} />;
}

/** Shown for text of an entry or text composed of several. The parts of the latter are in the list of all texts. */
function NoText() {
  const isOfSystem = useEditorState(({ page }) => systemPageOf(page) !== null);
  if (!isOfSystem) return <p className={css.soft}>{ownTexts.thisTextComesFrom}</p>;
  return (
    <div className={css.fields}>
      <p className={css.soft}>{ownTexts.thisTextIsPut}</p>
      <SettingsLink place="texts" />
    </div>
  );
}

interface OneTextProps extends Pick<TextOverridesPartProps, 'onSaved'> {
  readonly stored: AppTextsResponse;
  readonly text: WireSiteText;
}

function OneText({ stored, text, onSaved }: OneTextProps) {
  const site = useSite();
  const { key, own, standard, placeholders, isBoundByLaw } = text;
  const [draft, setDraft] = useState(own || standard);
  const { isSaving, error, save } = useSaveText(stored, key, onSaved);
  const isReadOnly = !isAllowed(site, 'siteSettings.edit:withoutDomains');
  const wrong = placeholderProblem(text, draft);
  const kept = draft.trim() === standard ? '' : draft.trim();
  const isChanged = kept !== own && draft.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && wrong === null) void save(kept);
  };
  return (
    <form aria-label={commonTexts.text} className={css.fields} onSubmit={submit}>
      <TextField
        label={ownTexts.yourText}
        value={draft}
        onChange={setDraft}
        error={wrong === null ? error : textsSentence(wrong)}
        isReadOnly={isReadOnly}
        maxLength={TEXT_LENGTH}
        placeholder={standard}
        hint={
          placeholders.length === 0
            ? ownTexts.usedEverywhereOnYour
            : ownTexts.putInByUs(placeholders.map((name) => `{${name}}`).join(', '))
        }
      />
      {isBoundByLaw ? <p className={css.soft}>{ownTexts.euLawPrescribesWhat}</p> : null}
      {isReadOnly ? null : (
        <div className={css.saveRow} data-unsaved={isChanged || undefined}>
          <Button look="primary" type="submit" isDisabled={!isChanged || wrong !== null} isPending={isSaving}>
            {isSaving ? commonTexts.saving : ownTexts.saveText}
          </Button>
          {own === '' ? null : <Button onPress={() => void save('')}>{ownTexts.resetToDefault}</Button>}
        </div>
      )}
    </form>
  );
}

/** Saves one text and leaves the others as stored. Refused if another user saved first. */
function useSaveText({ language, texts, revision }: AppTextsResponse, key: string, onSaved: () => void) {
  const { identifier } = useSite();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const held = Object.fromEntries(texts.filter(({ own }) => own !== '').map((each) => [each.key, each.own]));
  const put = async (own: string, base: number) => {
    const body: SaveTextsRequest = { language, texts: { ...held, [key]: own }, revision: base };
    await act('PUT', appTextsPath(identifier), body);
    await queries.invalidateQueries({ queryKey: ['site', identifier, 'texts'] });
    onSaved();
  };
  const told = async (work: Promise<void>) => {
    try {
      await work;
      return true;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      if (fault.problem.fields?.[key] === undefined) complain(fault.message);
      setError(fault.problem.fields?.[key]);
      return false;
    }
  };
  const save = async (own: string) => {
    setSaving(true);
    const isKept = await told(put(own, revision));
    setSaving(false);
    if (isKept) announce(commonTexts.savedChangesAreLive, () => void told(put(held[key] ?? '', revision + 1)));
  };
  return { isSaving, error, save };
}
