import { appCheckoutSettingsPath, type WireCheckoutSettings } from '@quoin/contract/endpoints/store';
import { POLICY_NAMES, type PolicyName } from '@quoin/domain/orders';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/policiesScreen';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pricingQuery } from '../../../app/queries/queries.ts';
import { useSite } from '../../../app/site/site.ts';
import { Card } from '../../../parts/Card.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { Page } from '../../../parts/Page.tsx';
import { SaveBar } from '../../../parts/saving/SaveBar.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { ReturnFields } from '../ReturnFields.tsx';
import { useChangePricing, useMayChange } from '../usePricing.ts';
import { PolicyCard } from './PolicyCard.tsx';
import { policyTemplatesQuery } from './policyTemplatesQuery.ts';

/** What the site promises and discloses, each text from a template or from the owner (29.5). */
export function PoliciesScreen() {
  const site = useSite();
  const query = useQuery(pricingQuery(site.identifier));
  return (
    <Page title={texts.policies} site={site.title} subtitle={texts.shownAtCheckout}>
      {query.isPending ? <SkeletonRows count={5} label={commonTexts.loadingTheSettings} /> : null}
      {query.isError ? (
        <ErrorState
          title={commonTexts.theSettingsCouldNotBeLoaded}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data === undefined ? null : (
        <PoliciesForm key={query.data.checkout.revision} stored={query.data.checkout} />
      )}
    </Page>
  );
}

function PoliciesForm({ stored }: { readonly stored: WireCheckoutSettings }) {
  const { identifier } = useSite();
  const mayChange = useMayChange();
  const [settings, setSettings] = useState(stored);
  const { change, isPending, errors, forgetErrors } = useChangePricing();
  const { data: made } = useQuery(policyTemplatesQuery(identifier));
  const set = (part: Partial<WireCheckoutSettings>) => setSettings((known) => ({ ...known, ...part }));
  const isChanged = mayChange && JSON.stringify(settings) !== JSON.stringify(stored);
  const save = () =>
    void change({ method: 'PUT', path: appCheckoutSettingsPath(identifier), body: settings, done: texts.saved }).catch(
      () => undefined,
    );
  const discard = () => {
    forgetErrors();
    setSettings(stored);
  };
  const isOffered = (name: PolicyName) =>
    name !== 'imprint' || stored.imprint !== '' || made?.templates.imprint !== undefined;
  return (
    <div className={fields.column}>
      <Card title={texts.templates}>
        <div className={fields.stack}>
          <p>{texts.noLegalAdvice}</p>
          {made?.isFallback === true ? <p role="status">{texts.onlyInEnglish}</p> : null}
        </div>
      </Card>
      {POLICY_NAMES.filter(isOffered).map((name) => (
        <PolicyCard
          key={name}
          {...{ name, mayChange }}
          value={settings[name]}
          stored={stored[name]}
          template={made?.templates[name]}
          onChange={(html) => set({ [name]: html })}
        >
          {name === 'returnPolicy' ? (
            <ReturnFields terms={settings.returns} errors={errors} onChange={(returns) => set({ returns })} />
          ) : null}
        </PolicyCard>
      ))}
      <SaveBar isChanged={isChanged} isSaving={isPending} onSave={save} onDiscard={discard} />
    </div>
  );
}
