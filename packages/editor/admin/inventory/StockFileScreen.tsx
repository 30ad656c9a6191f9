import { appStockExportPath } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/stockFileScreen';
import { useNavigate } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useSite } from '../../app/site/site.ts';
import { buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import fields from '../../parts/fields/fields.module.css';
import { Page } from '../../parts/Page.tsx';
import { FileCard } from '../imports/FileCard.tsx';
import { StockFilePlan } from './StockFilePlan.tsx';
import { useStockFile } from './useStockFile.ts';

/** Stock in from a table of SKUs and quantities, and out into one. */
export function StockFileScreen() {
  const site = useSite();
  const navigate = useNavigate();
  const file = useStockFile();
  return (
    <Page title={texts.importStock} site={site.title} subtitle={texts.aCsvFileWith}>
      {file.chosen === null ? (
        <div className={fields.columns}>
          <div className={fields.column}>
            <FileCard isReading={file.isReading} onFile={file.onFile} />
          </div>
          <div className={fields.column}>
            <ExportCard />
          </div>
        </div>
      ) : (
        <StockFilePlan
          chosen={file.chosen}
          isReading={file.isReading}
          onChange={file.onChange}
          onLeave={file.onLeave}
          onDone={() => void navigate({ to: '/$site/config/inventory', params: { site: site.identifier } })}
        />
      )}
    </Page>
  );
}

function ExportCard() {
  const { identifier } = useSite();
  return (
    <Card title={texts.export}>
      <div className={fields.stack}>
        <p>{texts.skuProductVariantAnd}</p>
        <a href={appStockExportPath(identifier)} download className={buttonLook()}>
          <Download aria-hidden="true" /> {texts.downloadStock}
        </a>
      </div>
    </Card>
  );
}
