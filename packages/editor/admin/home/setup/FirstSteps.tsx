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
        title="No sales yet"
        action={
          <SiteLink url={site.url} className={buttonLook('primary')}>
            Place a test order
          </SiteLink>
        }
      >
        See sales over time, average order value and top products after your first paid order.
      </EmptyState>
    </Card>
  );
}
