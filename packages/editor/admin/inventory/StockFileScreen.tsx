import { appStockExportPath } from '@quoin/contract/endpoints/store';
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
    <Page title="Import stock" site={site.title} subtitle="A CSV file with a SKU column and a quantity column.">
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
    <Card title="Export">
      <div className={fields.stack}>
        <p>SKU, product, variant and on-hand quantity. Edit the quantities and import the file again.</p>
        <a href={appStockExportPath(identifier)} download className={buttonLook()}>
          <Download aria-hidden="true" /> Download stock
        </a>
      </div>
    </Card>
  );
}
