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
        title="Your sales will stand here"
        action={
          <SiteLink url={site.url} className={buttonLook('primary')}>
            Try an order in your shop
          </SiteLink>
        }
      >
        Sales over time, the average order and what sells best, from the first paid order on. Three things lead there:
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
                  Say how you are paid <ArrowRight aria-hidden="true" />
                </Link>
              </li>
              <li>
                <Link to="/$site/config/settings/shipping" params={params}>
                  Say what shipping costs <ArrowRight aria-hidden="true" />
                </Link>
              </li>
            </>
          ) : null}
        </ol>
      </EmptyState>
    </Card>
  );
}
