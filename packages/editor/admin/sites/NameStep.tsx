import { currencyOfCountry } from '@quoin/domain/money';
import { decideSiteName, SITE_LIMITS, siteIdentifiers, siteSentence } from '@quoin/domain/sections';
import * as texts from '@quoin/messages/app/nameStep';
import { useState } from 'react';
import { Button } from '../../parts/Button.tsx';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import type { Answers } from './NewSiteScreen.tsx';
import { COUNTRY_CHOICES, CURRENCY_CHOICES, LANGUAGE_CHOICES } from './siteOrigins.ts';
import css from './sites.module.css';

/** Languages that the sample texts of new sites are written in. */
const HAS_SAMPLES: ReadonlySet<string> = new Set(['en', 'de']);

export interface NameStepProps {
  readonly answers: Answers;
  readonly onAnswer: (given: Partial<Answers>) => void;
  readonly onNext: () => void;
}

/** The second question. Country, language and currency come with it, answered already as the browser says. */
export function NameStep({ answers, onAnswer, onNext }: NameStepProps) {
  const [isTried, setTried] = useState(false);
  const named = decideSiteName(answers.name);
  const error = isTried && !named.ok ? siteSentence(named.problem) : undefined;
  const [identifier] = named.ok ? [siteIdentifiers(named.value).next().value] : [''];
  return (
    <section aria-labelledby="name-title">
      <h2 id="name-title" className={css.question}>
        {texts.nameYourSite}
      </h2>
      <p className={css.lead}>{texts.yourNameYourCompany}</p>
      <form
        className={css.nameForm}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (named.ok) onNext();
        }}
      >
        <TextField
          label={texts.siteName}
          value={answers.name}
          onChange={(name) => onAnswer({ name })}
          maxLength={SITE_LIMITS.name}
          error={error}
          hint={identifier === '' ? texts.shownAtTheTop : texts.yourSitesAddressStarts(identifier)}
          autoFocus
        />
        <SelectField
          label={texts.countryOrRegion}
          choices={COUNTRY_CHOICES}
          value={answers.countryCode}
          onChange={(countryCode) => onAnswer({ countryCode, currency: currencyOfCountry(countryCode) })}
        />
        <SelectField
          label={texts.siteLanguage}
          choices={LANGUAGE_CHOICES}
          value={answers.language}
          onChange={(language) => onAnswer({ language })}
          {...(HAS_SAMPLES.has(answers.language) ? {} : { hint: texts.sampleTextsAreIn })}
        />
        <SelectField
          label={texts.currency}
          choices={CURRENCY_CHOICES}
          value={answers.currency}
          onChange={(currency) => onAnswer({ currency })}
        />
        <Button look="primary" type="submit">
          {texts.continue}
        </Button>
      </form>
    </section>
  );
}
