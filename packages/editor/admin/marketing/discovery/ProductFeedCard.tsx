import type { AppFeedProblemsResponse } from '@quoin/contract/endpoints/content';
import type { FeedFileName } from '@quoin/domain/catalog';
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
  'products.xml': 'Google Merchant Center, and Meta: XML',
  'products.tsv': 'Google Merchant Center: CSV',
  'products.csv': 'Meta catalog (Facebook, Instagram): CSV',
  'dynamic-ads.csv': 'Google Ads, dynamic remarketing: CSV',
  'dynamic-ads.xml': 'Other dynamic ads: XML',
};
const KEY_LENGTH = 24;

/** Addresses at which other people’s machines fetch the products, and what they would miss. */
export function ProductFeedCard({ stored, draft, problems, isReadOnly, onChange }: DiscoveryPart) {
  const { productFeed } = draft;
  const set = (part: Partial<typeof productFeed>) => onChange({ productFeed: { ...productFeed, ...part } });
  const isServed = stored.settings.productFeed.isOn;
  return (
    <Card title="Product feeds">
      <div className={fields.stack}>
        <SwitchField
          isSelected={productFeed.isOn}
          isDisabled={isReadOnly}
          hint="All your products with current prices and stock. Gift cards are not included."
          onChange={(isOn) => set({ isOn })}
        >
          Enable product feeds
        </SwitchField>
        {productFeed.isOn ? (
          <div className={fields.pair}>
            <TextField
              label="Brand"
              value={productFeed.brand}
              onChange={(brand) => set({ brand })}
              isDisabled={isReadOnly}
              maxLength={70}
              hint="Used for every product. Leave empty to use the site name."
            />
            <TextField
              label="Secret token in URLs"
              value={productFeed.key}
              onChange={(key) => set({ key })}
              error={problems['productFeed.key']}
              isDisabled={isReadOnly}
              autoComplete="off"
              hint="Only people with the token can read the feeds. Leave empty to make them public."
              aside={
                <Button look="quiet" isDisabled={isReadOnly} onPress={() => set({ key: newKey() })}>
                  Generate
                </Button>
              }
            />
          </div>
        ) : null}
        {productFeed.isOn && !isServed ? <p className={fields.soft}>Save to see the feed URLs.</p> : null}
        {isServed ? <FeedAddresses feeds={stored.feeds} /> : null}
        {isServed ? <FeedProblems /> : null}
      </div>
    </Card>
  );
}

function FeedAddresses({ feeds }: Pick<DiscoveryPart['stored'], 'feeds'>) {
  const copy = (url: string) =>
    void navigator.clipboard.writeText(url).then(
      () => announce('URL copied.'),
      () => complain('Your browser blocked copying. Select the URL and copy it.'),
    );
  return (
    <ul className={css.addresses}>
      {feeds.map(({ name, url }) => (
        <li key={name}>
          <span className={css.purpose}>{PURPOSES[name]}</span>
          <code className={css.address}>{url}</code>
          <Button look="quiet" aria-label={`Copy the URL of ${name}`} onPress={() => copy(url)}>
            Copy
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
          Check products
        </Button>
      </div>
      {query.isLoading ? <SkeletonRows count={3} label="Checking products…" /> : null}
      {query.isError ? (
        <ErrorState
          title="The products could not be checked"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
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
      <p>
        {products} products in {entries} lines,{' '}
        {troubledCount === 0 ? 'no problems found.' : `${troubledCount} with problems.`}
      </p>
      <p className={fields.soft}>
        Products without a GTIN are marked as such. Google accepts this for products you make yourself.
      </p>
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
      {troubledCount > troubled.length ? <p>And {troubledCount - troubled.length} more.</p> : null}
    </div>
  );
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_LENGTH));
  return Array.from(bytes, (byte) => (byte % 32).toString(32)).join('');
}
