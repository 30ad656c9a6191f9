import { isAllowed } from '@quoin/domain/access';
import { Link } from '@tanstack/react-router';
import { ArrowRight, ChartLine } from 'lucide-react';
import { SiteLink } from '../../app/SiteLink.tsx';
import { useSite } from '../../app/site.ts';
import { buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { EmptyState } from '../../parts/states.tsx';
import css from './HomeScreen.module.css';

/** Before the first order: what will stand here, and the way there. */
export function FirstSteps() {
  const site = useSite();
  const params = { site: site.identifier };
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
        See sales over time, average order value and top products after your first paid order. To get started:
        <ol className={css.steps}>
          {isAllowed(site, 'products.edit') ? (
            <li>
              <Link to="/$site/config/products/new" params={params}>
                Add a product <ArrowRight aria-hidden="true" />
              </Link>
            </li>
          ) : null}
          {isAllowed(site, 'commerceSettings.read') ? (
            <>
              <li>
                <Link to="/$site/config/settings/payments" params={params}>
                  Set up payments <ArrowRight aria-hidden="true" />
                </Link>
              </li>
              <li>
                <Link to="/$site/config/settings/shipping" params={params}>
                  Set up shipping <ArrowRight aria-hidden="true" />
                </Link>
              </li>
            </>
          ) : null}
        </ol>
      </EmptyState>
    </Card>
  );
}
