import { type AppCaptchaResponse, appCaptchaPath } from '@quoin/contract/endpoints/running';
import { type CaptchaProvider, isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/captchaScreen';
import * as commonTexts from '@quoin/messages/app/common';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { act } from '../../../app/api.ts';
import { captchaQuery } from '../../../app/queries/restockQueries.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import { ChoiceField } from '../../../parts/fields/ChoiceField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { Page } from '../../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { useSubmission } from '../../orders/orderActs.ts';

/** Who finds out whether a person is there, for all forms of the site (CAPT-04). */
export function CaptchaScreen() {
  const site = useSite();
  const query = useQuery(captchaQuery(site.identifier));
  return (
    <Page title={texts.captcha} site={site.title} subtitle={texts.protectYourFormsFrom}>
      {query.isPending ? <SkeletonRows count={4} label={texts.loadingSettings} /> : null}
      {query.isError ? (
        <ErrorState
          title={commonTexts.theSettingsCouldNotBeLoaded}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data === undefined ? null : <CaptchaForm key={query.data.secretEnd} held={query.data} />}
    </Page>
  );
}

const CHOICES = [
  {
    value: 'proofOfWork',
    text: texts.builtIn,
    hint: texts.runsInTheVisitors,
  },
  {
    value: 'recaptchaV2',
    text: texts.googleRecaptchaV2,
    hint: texts.aCheckboxGooglesScript,
  },
  {
    value: 'recaptchaEnterprise',
    text: texts.googleRecaptchaEnterprise,
    hint: texts.googleScoresEachVisitor,
  },
] as const;

function CaptchaForm({ held }: { readonly held: AppCaptchaResponse }) {
  const site = useSite();
  const queries = useQueryClient();
  const form = useSubmission();
  const [draft, setDraft] = useState({ ...held, secret: '', score: String(held.minScore) });
  const isReadOnly = !isAllowed(site, 'siteSettings.edit:withoutDomains');
  const set = (part: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...part }));
  const problems = form.error?.problem.fields ?? {};
  const save = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(async () => {
      const { provider, siteKey, projectId, secret, score } = draft;
      const minScore = Number(score.replace(',', '.'));
      const body = { provider, siteKey, projectId, secret, minScore: Number.isFinite(minScore) ? minScore : -1 };
      const kept = await act<AppCaptchaResponse>('PUT', appCaptchaPath(site.identifier), body);
      queries.setQueryData(captchaQuery(site.identifier).queryKey, kept);
      setDraft({ ...kept, secret: '', score: String(kept.minScore) });
      announce(texts.captchaSaved);
    });
  };
  const isGoogle = draft.provider !== 'proofOfWork';
  const isEnterprise = draft.provider === 'recaptchaEnterprise';
  return (
    <Card>
      <form className={fields.stack} onSubmit={save}>
        {form.error === null || Object.keys(problems).length > 0 ? null : <p role="alert">{form.error.message}</p>}
        <ChoiceField<CaptchaProvider>
          label={texts.captchaProvider}
          choices={CHOICES}
          value={draft.provider}
          onChange={(provider) => set({ provider })}
          isDisabled={isReadOnly}
        />
        {isGoogle ? (
          <div className={fields.pair}>
            <TextField
              label={texts.siteKey}
              value={draft.siteKey}
              onChange={(siteKey) => set({ siteKey })}
              error={problems.siteKey}
              isDisabled={isReadOnly}
              autoComplete="off"
            />
            <TextField
              label={isEnterprise ? texts.apiKey : texts.secretKey}
              type="password"
              autoComplete="off"
              value={draft.secret}
              onChange={(secret) => set({ secret })}
              error={problems.secret}
              isDisabled={isReadOnly}
              placeholder={draft.secretEnd === '' ? '' : `•••• ${draft.secretEnd}`}
              hint={draft.secretEnd === '' ? texts.storedEncryptedAndNever : texts.storedEncryptedAndNeverShown}
            />
          </div>
        ) : null}
        {isEnterprise ? (
          <div className={fields.pair}>
            <TextField
              label={texts.projectId}
              value={draft.projectId}
              onChange={(projectId) => set({ projectId })}
              error={problems.projectId}
              isDisabled={isReadOnly}
            />
            <TextField
              label={texts.minimumScore}
              value={draft.score}
              onChange={(score) => set({ score })}
              error={problems.minScore}
              hint={texts.from0AcceptsEveryone}
              isDisabled={isReadOnly}
            />
          </div>
        ) : null}
        {isReadOnly ? null : (
          <div>
            <Button type="submit" look="primary" isPending={form.isPending}>
              {commonTexts.save}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
