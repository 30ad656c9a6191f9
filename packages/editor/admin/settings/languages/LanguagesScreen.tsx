import type { MultilingualLanguages } from '@quoin/contract/endpoints/content';
import { isAllowed } from '@quoin/domain/access';
import { type FurtherLanguage, languageNameIn } from '@quoin/domain/translations';
import * as texts from '@quoin/messages/app/languagesScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { act } from '../../../app/api.ts';
import { APP_LANGUAGE } from '../../../app/locale.ts';
import { languageStatusQuery, languagesQuery, multilingualPath } from '../../../app/queries/translationQueries.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { confirm } from '../../../parts/dialogs/confirm.ts';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { Page } from '../../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import rows from '../settingsRows.module.css';
import { LanguageRow } from './LanguageRow.tsx';
import { languageChoices } from './languageChoices.ts';
import { removalMessage } from './removalMessage.ts';

/** Which languages a site speaks, in which order visitors choose from them, and how far each is (PREF-03). */
export function LanguagesScreen() {
  const site = useSite();
  const query = useQuery(languagesQuery(site.identifier));
  return (
    <Page title={texts.languages} site={site.title} subtitle={texts.offerYourSiteIn}>
      {query.isPending ? <SkeletonRows count={3} label={texts.loadingLanguages} /> : null}
      {query.isError ? (
        <ErrorState title={texts.theLanguagesCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : (
        <LanguageList main={query.data.mainLanguage} languages={query.data.languages} />
      )}
    </Page>
  );
}

interface LanguageListProps {
  readonly main: string;
  readonly languages: readonly FurtherLanguage[];
}

function LanguageList({ main, languages }: LanguageListProps) {
  const site = useSite();
  const { save, isPending } = useLanguages();
  const status = useQuery(languageStatusQuery(site.identifier));
  const mayChange = isAllowed(site, 'siteSettings.edit:withoutDomains');
  const progressOf = (code: string) => status.data?.languages.find(({ language }) => language === code) ?? null;
  const remove = async (code: string) => {
    const isConfirmed = await confirm({
      title: texts.remove(languageNameIn(APP_LANGUAGE, code)),
      message: removalMessage(progressOf(code)),
      ...{ confirmLabel: texts.removeLanguage, cancelLabel: texts.keepLanguage, isDangerous: true },
    });
    if (isConfirmed) save(languages.filter((language) => language.code !== code));
  };
  return (
    <>
      <Card title={texts.mainLanguage}>
        <p>
          {languageNameIn(APP_LANGUAGE, main)} <span className={fields.soft}>({main})</span>
        </p>
        <p className={fields.soft}>{texts.shownWhereATranslation}</p>
      </Card>
      <Card title={texts.additionalLanguages} flush>
        {languages.length === 0 ? (
          <EmptyState icon={Languages} title={texts.noAdditionalLanguages}>
            {texts.addALanguageBelow}
          </EmptyState>
        ) : (
          <ul className={rows.rows} aria-label={texts.additionalLanguages}>
            {languages.map((language, place) => (
              <LanguageRow
                key={language.code}
                language={language}
                progress={progressOf(language.code)}
                mayChange={mayChange && !isPending}
                onShow={(isVisible) => save(changed(languages, place, { ...language, isVisible }))}
                onUp={place === 0 ? null : () => save(moved(languages, place))}
                onRemove={() => void remove(language.code)}
              />
            ))}
          </ul>
        )}
      </Card>
      {mayChange ? (
        <AddLanguage
          taken={[main, ...languages.map(({ code }) => code)]}
          isPending={isPending}
          onAdd={(code) => save([...languages, { code, isVisible: false }])}
        />
      ) : null}
    </>
  );
}

function changed(languages: readonly FurtherLanguage[], place: number, language: FurtherLanguage) {
  return languages.map((held, at) => (at === place ? language : held));
}

/** One place further up. */
function moved(languages: readonly FurtherLanguage[], place: number): readonly FurtherLanguage[] {
  const [before, own] = [languages[place - 1], languages[place]];
  if (before === undefined || own === undefined) return languages;
  return [...languages.slice(0, place - 1), own, before, ...languages.slice(place + 1)];
}

function useLanguages() {
  const site = useSite();
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const save = async (languages: readonly FurtherLanguage[]) => {
    setPending(true);
    try {
      await act<MultilingualLanguages>('PUT', multilingualPath(site.identifier, 'languages'), { languages });
      await queries.invalidateQueries({ queryKey: ['site', site.identifier, 'languages'] });
      announce(texts.languagesSaved);
    } catch (refusal) {
      complain(refusal instanceof Error ? refusal.message : String(refusal));
    } finally {
      setPending(false);
    }
  };
  return { save: (languages: readonly FurtherLanguage[]) => void save(languages), isPending };
}

interface AddLanguageProps {
  readonly taken: readonly string[];
  readonly isPending: boolean;
  readonly onAdd: (code: string) => void;
}

function AddLanguage({ taken, isPending, onAdd }: AddLanguageProps) {
  const [code, setCode] = useState<string | null>(null);
  const add = () => {
    if (code !== null) onAdd(code);
    setCode(null);
  };
  return (
    <Card title={texts.addLanguage}>
      <div className={fields.stack}>
        <SelectField label={texts.language} choices={languageChoices(taken)} value={code} onChange={setCode} />
        <div>
          <Button look="primary" isPending={isPending} isDisabled={code === null} onPress={add}>
            {texts.addLanguage}
          </Button>
        </div>
      </div>
    </Card>
  );
}
