import * as texts from '@quoin/messages/app/firstSteps';
import { ChartLine } from 'lucide-react';
import { SiteLink } from '../../../app/site/SiteLink.tsx';
import { useSite } from '../../../app/site/site.ts';
import { buttonLook } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { EmptyState } from '../../../parts/states.tsx';

/** Before the first order: what will stand here. The way there is the set-up guide. */
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
