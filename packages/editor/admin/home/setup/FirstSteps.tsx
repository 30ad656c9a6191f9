import * as texts from '@quoin/messages/app/firstSteps';
import { ChartLine } from 'lucide-react';
import { SiteLink } from '../../../app/site/SiteLink.tsx';
import { useSite } from '../../../app/site/site.ts';
import { buttonLook } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { EmptyState } from '../../../parts/states.tsx';

/** Shown before the first order: what will appear here. The set-up guide leads to it. */
export function FirstSteps() {
  const site = useSite();
  return (
    <Card flush>
      <EmptyState
        icon={ChartLine}
        title={texts.noSalesYet}
        action={
          <SiteLink url={site.url} className={buttonLook('primary')}>
            {texts.placeATestOrder}
          </SiteLink>
        }
      >
        {texts.seeSalesOverTime}
      </EmptyState>
    </Card>
  );
}
