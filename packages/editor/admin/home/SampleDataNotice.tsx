import { type AppSampleDataResponse, appSampleDataPath } from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/sampleDataNotice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { act, load } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { confirm } from '../../parts/dialogs/confirm.ts';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import css from './SampleDataNotice.module.css';

const ASKED_WHILE_MAKING_MS = 5_000;

/** A demo shop's orders, customers and visits are made up: says so, and removes them. */
export function SampleDataNotice() {
  const site = useSite();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: ['site', site.identifier, 'sampleData'],
    queryFn: ({ signal }) => load<AppSampleDataResponse>(appSampleDataPath(site.identifier), signal),
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? ASKED_WHILE_MAKING_MS : false),
  });
  const removal = useMutation({
    mutationFn: () => act('DELETE', appSampleDataPath(site.identifier)),
    onError: complain,
    async onSuccess() {
      announce(texts.sampleDataRemoved);
      await client.invalidateQueries({ queryKey: ['site', site.identifier] });
    },
  });
  if (data === undefined || data.state === 'none') return null;
  const isMaking = data.state === 'making';
  const remove = async () => {
    const message = texts.allSampleOrdersCustomers;
    if (await confirm({ title: texts.removeSampleData, confirmLabel: texts.removeSampleData2, message }))
      removal.mutate();
  };
  return (
    <section className={css.notice} aria-labelledby="sample-data">
      <Sparkles aria-hidden="true" />
      <div className={css.words}>
        <h2 id="sample-data" className={css.title}>
          {isMaking ? texts.sampleDataIsBeing : texts.yourShopShowsSample}
        </h2>
        <p>{isMaking ? texts.ordersCustomersAndVisits : texts.theOrdersCustomersVisits}</p>
      </div>
      {isAllowed(site, 'siteSettings.edit:withoutDomains') ? (
        <Button look="plain" isDisabled={removal.isPending} onPress={() => void remove()}>
          {removal.isPending ? texts.removing : texts.removeSampleData2}
        </Button>
      ) : null}
    </section>
  );
}
