import { type AppTextsResponse, appTextsPath, type SaveTextsRequest } from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import { languageNameIn } from '@quoin/domain/translations';
import * as commonTexts from '@quoin/messages/app/common';
import * as ownTexts from '@quoin/messages/app/textsScreen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act, Refusal } from '../../../app/api.ts';
import { APP_LANGUAGE } from '../../../app/locale.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { confirm } from '../../../parts/dialogs/confirm.ts';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { Page } from '../../../parts/Page.tsx';
import { SaveBar } from '../../../parts/saving/SaveBar.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { TextList } from './TextList.tsx';
import { textsQuery } from './textsQuery.ts';

/** Everything the site says by itself, and what its owner would rather say. */
export function TextsScreen() {
  const site = useSite();
  const [language, setLanguage] = useState('');
  const query = useQuery(textsQuery(site.identifier, language));
  return (
    <Page title={ownTexts.texts} site={site.title} subtitle={ownTexts.defaultTextsOfYour}>
      {query.data !== undefined ? (
        <TextsForm key={`${query.data.language} ${query.data.revision}`} stored={query.data} onLanguage={setLanguage} />
      ) : query.isError ? (
        <ErrorState
          title={commonTexts.theTextsCouldNotBeLoaded}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <SkeletonRows count={8} label={ownTexts.loadingTheTexts} />
      )}
    </Page>
  );
}

interface TextsFormProps {
  readonly stored: AppTextsResponse;
  readonly onLanguage: (language: string) => void;
}

function TextsForm({ stored, onLanguage }: TextsFormProps) {
  const site = useSite();
  const held = Object.fromEntries(stored.texts.filter(({ own }) => own !== '').map(({ key, own }) => [key, own]));
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>(held);
  const save = useSave();
  const isChanged = stored.texts.some(({ key }) => (draft[key] ?? '') !== (held[key] ?? ''));
  const isReadOnly = !isAllowed(site, 'siteSettings.edit:withoutDomains');
  return (
    <>
      <TextList
        texts={stored.texts}
        draft={draft}
        problems={save.error instanceof Refusal ? (save.error.problem.fields ?? {}) : {}}
        isReadOnly={isReadOnly}
        onChange={(key, text) => setDraft({ ...draft, [key]: text })}
        tools={
          <>
            {stored.languages.length > 1 ? (
              <SelectField
                label={ownTexts.language}
                isLabelHidden
                choices={stored.languages.map((value) => ({ value, text: languageNameIn(APP_LANGUAGE, value) }))}
                value={stored.language}
                onChange={onLanguage}
                isDisabled={isChanged}
              />
            ) : null}
            {isReadOnly ? null : (
              <ResetAll count={Object.values(draft).filter(Boolean).length} onReset={() => setDraft({})} />
            )}
          </>
        }
      />
      <SaveBar
        isChanged={isChanged}
        isSaving={save.isPending}
        onSave={() => save.mutate({ language: stored.language, texts: draft, revision: stored.revision })}
        onDiscard={() => {
          setDraft(held);
          save.reset();
        }}
      />
    </>
  );
}

function ResetAll({ count, onReset }: { readonly count: number; readonly onReset: () => void }) {
  const reset = async () => {
    const texts = ownTexts.textsOfYoursGo(count);
    const isConfirmed = await confirm({
      title: ownTexts.resetAllTexts,
      message: ownTexts.inThisLanguageYour(texts),
      ...{ confirmLabel: ownTexts.resetAll, isDangerous: true },
    });
    if (isConfirmed) onReset();
  };
  return (
    <Button isDisabled={count === 0} onPress={() => void reset()}>
      {ownTexts.resetAll}
    </Button>
  );
}

function useSave() {
  const { identifier } = useSite();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SaveTextsRequest) => act('PUT', appTextsPath(identifier), body),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['site', identifier, 'texts'] });
      announce(commonTexts.savedChangesAreLive);
    },
    onError: (error) => {
      const fields = error instanceof Refusal ? Object.keys(error.problem.fields ?? {}).length : 0;
      if (fields === 0) complain(error.message);
      else complain(ownTexts.textsCouldNotBe(fields));
    },
  });
}
