import type { AppSiteResponse, NewSiteRequest } from '@quoin/contract/endpoints/content';
import { APP_SITES_PATH } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/newSiteScreen';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { sitesOverviewQuery } from '../../app/queries/siteQueries.ts';
import { Button } from '../../parts/Button.tsx';
import { usePageTitle } from '../../parts/Page.tsx';
import { LookStep } from './LookStep.tsx';
import { NameStep } from './NameStep.tsx';
import { PurposeStep } from './PurposeStep.tsx';
import { SitesFrame } from './SitesFrame.tsx';
import { originFor, type SiteOrigin, siteLanguage } from './siteOrigins.ts';
import css from './sites.module.css';

export interface Answers extends SiteOrigin {
  readonly purpose: string;
  readonly name: string;
  readonly look: string;
}

const STEPS = ['purpose', 'name', 'look'] as const;

/** Three questions, one after the other; then the site is made, and its editor opens. */
export function NewSiteScreen() {
  const heading = usePageTitle(texts.newSiteQuoin);
  const [step, setStep] = useState(0);
  const [answers, setAnswers] = useState<Answers>(() => ({
    ...{ purpose: '', name: '', look: 'quiet', ...originFor(navigator.languages, ownTimeZone()) },
  }));
  const mayMake = useQuery(sitesOverviewQuery).data?.mayMake ?? true;
  const making = useMakeSite();
  const answer = (given: Partial<Answers>) => setAnswers({ ...answers, ...given });
  const isBusy = making.isPending || making.isSuccess;
  return (
    <SitesFrame>
      <div className={css.steps}>
        <p className={css.count} aria-live="polite">
          {texts.stepOf(step + 1, STEPS.length)}
        </p>
        <div className={css.progress} aria-hidden="true">
          {STEPS.map((each, index) => (
            <span key={each} className={index <= step ? css.reached : ''} />
          ))}
        </div>
        <h1 ref={heading} tabIndex={-1} className={css.spoken}>
          {texts.createSite}
        </h1>
        {mayMake ? null : <p className={css.alert}>{texts.youCannotCreateSites}</p>}
        {step === 0 ? (
          <PurposeStep
            chosen={answers.purpose}
            onChoose={(purpose) => {
              answer({ purpose });
              setStep(1);
            }}
          />
        ) : step === 1 ? (
          <NameStep answers={answers} onAnswer={answer} onNext={() => setStep(2)} />
        ) : (
          <LookStep answers={answers} onAnswer={answer} />
        )}
        {making.error === null ? null : (
          <p role="alert" className={css.alert}>
            {making.error.message}
          </p>
        )}
        {isBusy ? <Making name={answers.name} /> : null}
        <div className={css.foot}>
          {step > 0 ? (
            <Button isDisabled={isBusy} onPress={() => setStep(step - 1)}>
              {texts.back}
            </Button>
          ) : null}
          {step === 2 ? (
            <Button look="primary" isPending={isBusy} isDisabled={!mayMake} onPress={() => making.mutate(answers)}>
              {texts.createSite}
            </Button>
          ) : null}
        </div>
      </div>
    </SitesFrame>
  );
}

const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Creates a site and loads another document: the app's document lists the sites that its frames may show. */
function useMakeSite() {
  return useMutation({
    mutationFn: (answers: Answers) => {
      const wanted: NewSiteRequest = { ...answers, language: siteLanguage(answers), timeZone: ownTimeZone() };
      return act<AppSiteResponse>('POST', APP_SITES_PATH, wanted);
    },
    onSuccess: ({ site }) => location.assign(`/${encodeURIComponent(site.identifier)}/config/pages`),
  });
}

function Making({ name }: { readonly name: string }) {
  return (
    <div className={css.making} role="status">
      <div className={css.makingCard}>
        <span className={css.bricks} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <p className={css.makingTitle}>{texts.creating(name.trim())}</p>
        <p>{texts.creatingPagesAndImages}</p>
      </div>
    </div>
  );
}
