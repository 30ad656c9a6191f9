import { appArchivePath, appExportFilePath, appExportPath } from '@quoin/contract/endpoints/store';
import type { ExportKind } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/importScreen';
import { Download } from 'lucide-react';
import { useSite } from '../../app/site/site.ts';
import { Button, buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import css from './Imports.module.css';
import { useOwnerDownload } from './useOwnerDownload.ts';

interface FileRow {
  readonly kind: ExportKind | 'site';
  readonly name: string;
  readonly about: string;
}

const FILES: readonly FileRow[] = [
  { kind: 'site', name: texts.wholeSite, about: texts.aZipArchiveWith },
  { kind: 'wordpress', name: texts.postsAndPages, about: texts.forWordPress },
  { kind: 'shopify-products', name: texts.productsForShopify, about: texts.inShopifyColumns },
  { kind: 'woocommerce-products', name: texts.productsForWooCommerce, about: texts.inWooCommerceColumns },
  { kind: 'orders', name: texts.allOrders, about: texts.aRowForEachItem },
  { kind: 'customers', name: texts.allCustomers, about: texts.withAddressAndNotes },
  { kind: 'subscribers', name: texts.allSubscribers, about: texts.ofAllMailingLists },
  { kind: 'redirects', name: texts.allRedirects, about: texts.oldAndNewAddresses },
];

/** The way out: nobody stays because leaving is hard. Files with personal data are for the owner alone. */
export function ExportCard() {
  const { identifier, isOwner } = useSite();
  return (
    <Card title={texts.export}>
      <ul className={css.exports}>
        <li>
          <div>
            <strong>{texts.allProducts}</strong>
            <p className={css.small}>{texts.allProductsWithVariants}</p>
          </div>
          <a
            href={appExportPath(identifier)}
            download
            className={buttonLook()}
            aria-label={texts.download(texts.allProducts)}
          >
            <Download aria-hidden="true" /> {texts.downloadFile}
          </a>
        </li>
        {isOwner ? FILES.map((row) => <ExportRow key={row.kind} row={row} />) : null}
      </ul>
    </Card>
  );
}

function ExportRow({ row: { kind, name, about } }: { readonly row: FileRow }) {
  const { identifier } = useSite();
  const { isPending, download } = useOwnerDownload();
  const href = kind === 'site' ? appArchivePath(identifier) : appExportFilePath(identifier, kind);
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className={css.small}>{about}</p>
      </div>
      <Button isPending={isPending} aria-label={texts.download(name)} onPress={() => void download(href)}>
        <Download aria-hidden="true" /> {texts.downloadFile}
      </Button>
    </li>
  );
}
