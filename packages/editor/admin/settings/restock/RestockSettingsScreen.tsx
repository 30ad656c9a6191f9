import { type AppRestockSettings, appRestockSettingsPath } from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import { SUCCESS_TEXT_LENGTH } from '@quoin/domain/restock';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/restockSettingsScreen';
import { en as restockFormEnglish } from '@quoin/messages/restockForm';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { act } from '../../../app/api.ts';
import { restockSettingsQuery } from '../../../app/queries/restockQueries.ts';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { announce } from '../../../parts/dialogs/toasts.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { Page } from '../../../parts/Page.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import { withParts } from '../../../parts/withParts.tsx';
import { useSubmission } from '../../orders/orderActs.ts';

/** What visitors can ask for on the page of what is sold out, and who writes to them. */
export function RestockSettingsScreen() {
  const site = useSite();
  const query = useQuery(restockSettingsQuery(site.identifier));
  return (
    <Page title={texts.backInStock} site={site.title} subtitle={texts.visitorsCanAskFor}>
      {query.isPending ? <SkeletonRows count={5} label={texts.loadingSettings} /> : null}
      {query.isError ? (
        <ErrorState
          title={commonTexts.theSettingsCouldNotBeLoaded}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.data === undefined ? null : <RestockForm held={query.data} />}
    </Page>
  );
}

function RestockForm({ held }: { readonly held: AppRestockSettings }) {
  const site = useSite();
  const queries = useQueryClient();
  const form = useSubmission();
  const [draft, setDraft] = useState(held);
  const isReadOnly = !isAllowed(site, 'commerceSettings.full');
  const set = (part: Partial<AppRestockSettings>) => setDraft((now) => ({ ...now, ...part }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(async () => {
      const kept = await act<AppRestockSettings>('PUT', appRestockSettingsPath(site.identifier), draft);
      queries.setQueryData(restockSettingsQuery(site.identifier).queryKey, kept);
      announce(commonTexts.savedNow);
    });
  };
  return (
    <Card>
      <form className={fields.stack} onSubmit={save}>
        {form.error === null ? null : <p role="alert">{form.error.message}</p>}
        <SwitchField isSelected={draft.isEnabled} onChange={(isEnabled) => set({ isEnabled })} isDisabled={isReadOnly}>
          {texts.allowRestockRequests}
        </SwitchField>
        <SwitchField
          isSelected={draft.isAutomatic}
          onChange={(isAutomatic) => set({ isAutomatic })}
          isDisabled={isReadOnly}
          hint={texts.sendOneEmailTo}
        >
          {texts.notifyAutomatically}
        </SwitchField>
        <TextField
          label={texts.confirmationMessage}
          value={draft.successText}
          onChange={(successText) => set({ successText })}
          maxLength={SUCCESS_TEXT_LENGTH}
          placeholder={restockFormEnglish.signedUp}
          isDisabled={isReadOnly}
        />
        <SwitchField
          isSelected={draft.offersMailingList}
          onChange={(offersMailingList) => set({ offersMailingList })}
          isDisabled={isReadOnly}
        >
          {texts.offerToJoinThe}
        </SwitchField>
        <SwitchField
          isSelected={draft.optInByDefault}
          onChange={(optInByDefault) => set({ optInByDefault })}
          isDisabled={isReadOnly || !draft.offersMailingList}
          hint={texts.inTheEuA}
        >
          {texts.preSelectTheCheckbox}
        </SwitchField>
        <SwitchField
          isSelected={draft.wantsCaptcha}
          onChange={(wantsCaptcha) => set({ wantsCaptcha })}
          isDisabled={isReadOnly}
          hint={texts.setTheProviderUnder}
        >
          {texts.requireCaptcha}
        </SwitchField>
        {isReadOnly ? null : (
          <div>
            <Button type="submit" look="primary" isPending={form.isPending}>
              {commonTexts.save}
            </Button>
          </div>
        )}
        <p className={fields.soft}>
          {withParts(
            texts.seeRequestsUnder,
            <Link to="/$site/config/restock" params={{ site: site.identifier }}>
              {texts.restockRequests}
            </Link>,
          )}
        </p>
      </form>
    </Card>
  );
}
