import type { AppFeedProblemsResponse } from '@quoin/contract/endpoints/content';
import type { FeedFileName } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/productFeedCard';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { ErrorState, SkeletonRows } from '../../../parts/states.tsx';
import css from './Discovery.module.css';
import { type DiscoveryPart, feedProblemsQuery } from './discoveryQueries.ts';

const PURPOSES: Readonly<Record<FeedFileName, string>> = {
  'products.xml': texts.googleMerchantCenterAnd,
  'products.tsv': texts.googleMerchantCenterCsv,
  'products.csv': texts.metaCatalogFacebookInstagram,
  'dynamic-ads.csv': texts.googleAdsDynamicRemarketing,
  'dynamic-ads.xml': texts.otherDynamicAdsXml,
};
const KEY_LENGTH = 24;

/** Addresses at which other people’s machines fetch the products, and what they would miss. */
export function ProductFeedCard({ stored, draft, problems, isReadOnly, onChange }: DiscoveryPart) {
  const { productFeed } = draft;
  const set = (part: Partial<typeof productFeed>) => onChange({ productFeed: { ...productFeed, ...part } });
  const isServed = stored.settings.productFeed.isOn;
  return (
    <Card title={texts.productFeeds}>
      <div className={fields.stack}>
        <SwitchField
          isSelected={productFeed.isOn}
          isDisabled={isReadOnly}
          hint={texts.allYourProductsWith}
          onChange={(isOn) => set({ isOn })}
        >
          {texts.enableProductFeeds}
        </SwitchField>
        {productFeed.isOn ? (
          <div className={fields.pair}>
            <TextField
              label={texts.brand}
              value={productFeed.brand}
              onChange={(brand) => set({ brand })}
              isDisabled={isReadOnly}
              maxLength={70}
              hint={texts.usedForEveryProduct}
            />
            <TextField
              label={texts.secretTokenInUrls}
              value={productFeed.key}
              onChange={(key) => set({ key })}
              error={problems['productFeed.key']}
              isDisabled={isReadOnly}
              autoComplete="off"
              hint={texts.onlyPeopleWithThe}
              aside={
                <Button look="quiet" isDisabled={isReadOnly} onPress={() => set({ key: newKey() })}>
                  {texts.generate}
                </Button>
              }
            />
          </div>
        ) : null}
        {productFeed.isOn && !isServed ? <p className={fields.soft}>{texts.saveToSeeThe}</p> : null}
        {isServed ? <FeedAddresses feeds={stored.feeds} /> : null}
        {isServed ? <FeedProblems /> : null}
      </div>
    </Card>
  );
}

function FeedAddresses({ feeds }: Pick<DiscoveryPart['stored'], 'feeds'>) {
  const copy = (url: string) =>
    void navigator.clipboard.writeText(url).then(
      () => announce(texts.urlCopied),
      () => complain(texts.yourBrowserBlockedCopying),
    );
  return (
    <ul className={css.addresses}>
      {feeds.map(({ name, url }) => (
        <li key={name}>
          <span className={css.purpose}>{PURPOSES[name]}</span>
          <code className={css.address}>{url}</code>
          <Button look="quiet" aria-label={texts.copyTheUrlOf(name)} onPress={() => copy(url)}>
            {commonTexts.copy}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function FeedProblems() {
  const { identifier } = useSite();
  const query = useQuery(feedProblemsQuery(identifier));
  return (
    <div className={fields.stack}>
      <div>
        <Button isPending={query.isFetching} onPress={() => void query.refetch()}>
          {texts.checkProducts}
        </Button>
      </div>
      {query.isLoading ? <SkeletonRows count={3} label={texts.checkingProducts} /> : null}
      {query.isError ? (
        <ErrorState title={texts.theProductsCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : <FeedReport report={query.data} />}
    </div>
  );
}

function FeedReport({ report }: { readonly report: AppFeedProblemsResponse }) {
  const site = useSite();
  const { products, entries, troubled, troubledCount } = report;
  return (
    <div className={fields.stack} aria-live="polite">
      <p>{texts.productsInLinesWith(products, entries, troubledCount)}</p>
      <p className={fields.soft}>{texts.productsWithoutAGtin}</p>
      <ul className={css.troubled}>
        {troubled.map(({ productId, title, sentences }) => (
          <li key={productId}>
            <Link to="/$site/config/products/$productId" params={{ site: site.identifier, productId }}>
              {title}
            </Link>
            {sentences.map((sentence) => (
              <span key={sentence} className={css.sentence}>
                {sentence}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {troubledCount > troubled.length ? <p>{texts.andMore(troubledCount - troubled.length)}</p> : null}
    </div>
  );
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_LENGTH));
  return Array.from(bytes, (byte) => (byte % 32).toString(32)).join('');
}
