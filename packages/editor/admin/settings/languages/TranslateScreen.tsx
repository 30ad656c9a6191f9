import type { TranslationGroup } from '@quoin/contract/endpoints/content';
import { foldText } from '@quoin/domain/formats';
import { languageNameIn } from '@quoin/domain/translations';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/translateScreen';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { APP_LANGUAGE } from '../../../app/locale.ts';
import { translationGroupsQuery } from '../../../app/queries/translationQueries.ts';
import { useSite } from '../../../app/site/site.ts';
import { Card } from '../../../parts/Card.tsx';
import { Page } from '../../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { SearchBox } from '../../../parts/tables/SearchBox.tsx';
import { GroupTexts } from './GroupTexts.tsx';
import { TranslationFiles } from './TranslationFiles.tsx';
import css from './translate.module.css';

/** Shows all texts of a site next to their translations into one further language (PREF-03). */
export function TranslateScreen() {
  const site = useSite();
  const { language } = useParams({ from: '/$site/config/settings/languages/$language' });
  const query = useQuery(translationGroupsQuery(site.identifier, language));
  const name = languageNameIn(APP_LANGUAGE, language);
  return (
    <Page
      title={texts.translateInto(name)}
      site={site.title}
      subtitle={texts.translationsAreSaved}
      actions={<TranslationFiles language={language} />}
    >
      {query.isPending ? <SkeletonRows count={8} label={texts.loadingTexts} /> : null}
      {query.isError ? (
        <ErrorState
          title={commonTexts.theTextsCouldNotBeLoaded}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data === undefined ? null : <Groups language={language} groups={query.data.groups} />}
    </Page>
  );
}

interface GroupsProps {
  readonly language: string;
  readonly groups: readonly TranslationGroup[];
}

function Groups({ language, groups }: GroupsProps) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState('');
  const found = groups.filter(({ title }) => foldText(title).includes(foldText(search)));
  const open = groups.find(({ id }) => id === chosen) ?? groups.find(isUnfinished) ?? groups[0];
  return (
    <div className={css.screen}>
      <Card title={texts.contentToTranslate} flush>
        <div className={css.search}>
          <SearchBox label={texts.searchPagesAndProducts} value={search} onSearch={setSearch} />
        </div>
        <ul className={css.groups} aria-label={texts.contentToTranslate}>
          {found.map((group) => (
            <li key={group.id}>
              <button
                type="button"
                className={css.group}
                aria-current={group.id === open?.id ? 'true' : undefined}
                onClick={() => setChosen(group.id)}
              >
                <span className={css.name}>{group.id === 'site' ? commonTexts.site : group.title}</span>
                <span className={css.share}>
                  {group.progress.done}/{group.progress.total}
                  {group.progress.outdated === 0 ? '' : texts.outdated(group.progress.outdated)}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 ? <p className={css.none}>{commonTexts.noResultsFound}</p> : null}
      </Card>
      {open === undefined ? null : <GroupTexts key={`${language} ${open.id}`} language={language} group={open} />}
    </div>
  );
}

function isUnfinished({ progress }: TranslationGroup): boolean {
  return progress.done < progress.total;
}
