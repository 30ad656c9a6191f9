import { type AppProductPages, appProductPagesPath } from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import { FREE_LABEL_LENGTH } from '@quoin/domain/money';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/productPagesScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { act } from '../../app/api.ts';
import { productPagesQuery } from '../../app/queries/restockQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { Page } from '../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { useSubmission } from '../orders/orderActs.ts';

/** How the store presents its products. */
export function ProductPagesScreen() {
  const site = useSite();
  const query = useQuery(productPagesQuery(site.identifier));
  return (
    <Page title={texts.productPages} site={site.title} subtitle={texts.whatCustomersSeeOn}>
      {query.isPending ? <SkeletonRows count={4} label={texts.loadingSettings} /> : null}
      {query.isError ? (
        <ErrorState
          title={commonTexts.theSettingsCouldNotBeLoaded}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data === undefined ? null : <ProductPagesForm held={query.data} />}
    </Page>
  );
}

function ProductPagesForm({ held }: { readonly held: AppProductPages }) {
  const site = useSite();
  const queries = useQueryClient();
  const form = useSubmission();
  const [draft, setDraft] = useState(held);
  const [threshold, setThreshold] = useState(String(held.scarcityThreshold));
  const isReadOnly = !isAllowed(site, 'commerceSettings.full');
  const isWrong = !/^[0-9]{1,5}$/.test(threshold.trim());
  const set = (part: Partial<AppProductPages>) => setDraft((now) => ({ ...now, ...part }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
    void form.submit(async () => {
      const body = { ...draft, scarcityThreshold: Number(threshold) };
      const kept = await act<AppProductPages>('PUT', appProductPagesPath(site.identifier), body);
      queries.setQueryData(productPagesQuery(site.identifier).queryKey, kept);
      setDraft(kept);
      announce(commonTexts.savedNow);
    });
  };
  return (
    <Card>
      <form className={fields.stack} onSubmit={save}>
        {form.error === null || form.errorOf('freeLabel') !== undefined ? null : (
          <p role="alert">{form.error.message}</p>
        )}
        <SwitchField
          isSelected={draft.showsScarcity}
          onChange={(showsScarcity) => set({ showsScarcity })}
          isDisabled={isReadOnly}
          hint={texts.youCanOverrideThis}
        >
          {texts.showAScarcityMessage}
        </SwitchField>
        <TextField
          label={texts.showAtThisQuantity}
          inputMode="numeric"
          value={threshold}
          onChange={setThreshold}
          error={isWrong ? texts.enterAWholeNumber : undefined}
          isDisabled={isReadOnly || !draft.showsScarcity}
        />
        <SwitchField
          isSelected={draft.showsRelated}
          onChange={(showsRelated) => set({ showsRelated })}
          isDisabled={isReadOnly}
        >
          {texts.showRelatedProducts}
        </SwitchField>
        <SwitchField
          isSelected={draft.freeIfZero}
          onChange={(freeIfZero) => set({ freeIfZero })}
          isDisabled={isReadOnly}
          hint={texts.onProductPagesIn}
        >
          {texts.showTextInsteadOf}
        </SwitchField>
        <TextField
          label={commonTexts.text}
          placeholder={texts.free}
          value={draft.freeLabel}
          onChange={(freeLabel) => set({ freeLabel })}
          maxLength={FREE_LABEL_LENGTH}
          error={form.errorOf('freeLabel')}
          isDisabled={isReadOnly || !draft.freeIfZero}
        />
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
