import { APP_LANGUAGE_PATH, type ChooseLanguageRequest } from '@quoin/contract/endpoints/running';
import { appLanguageFor } from '@quoin/domain/languages';
import { languageNameIn } from '@quoin/domain/translations';
import * as texts from '@quoin/messages/app/languageCard';
import { APP_LANGUAGES } from '@quoin/messages/languages';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { act } from '../../app/api.ts';
import { followLanguage } from '../../app/language.ts';
import { sessionQuery } from '../../app/queries/queries.ts';
import { Card } from '../../parts/Card.tsx';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';

const BROWSER = 'browser';
const CHOICES = [
  { value: BROWSER, text: texts.asTheBrowser },
  ...APP_LANGUAGES.map((code) => ({ value: code, text: languageNameIn(code, code) })),
];

/** The language of the app for this person, wherever they sign in; each is called as its speakers call it. */
export function LanguageCard() {
  const queries = useQueryClient();
  const chosen = useQuery(sessionQuery).data?.staff?.language ?? BROWSER;
  const choose = useMutation({
    mutationFn: (language: ChooseLanguageRequest['language']) => act('PUT', APP_LANGUAGE_PATH, { language }),
    onSuccess: async (_, language) => {
      await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
      announce(texts.languageSaved);
      followLanguage(language);
      // Nothing else says that the page is in another language than the browser wants.
      const wanted = appLanguageFor(null, navigator.languages.join());
      if (language === null && wanted !== document.documentElement.lang) window.location.reload();
    },
    onError: (error) => complain(error.message),
  });
  return (
    <Card title={texts.language}>
      <SelectField
        label={texts.languageOfTheApp}
        hint={texts.notOfYourSite}
        choices={CHOICES}
        value={chosen}
        isDisabled={choose.isPending}
        onChange={(value) => choose.mutate(value === BROWSER ? null : value)}
      />
    </Card>
  );
}
