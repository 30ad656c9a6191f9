import { isAllowed } from '@quoin/domain/access';
import { Link } from '@tanstack/react-router';
import { useSite } from '../../app/site/site.ts';
import { buttonLook } from '../../parts/Button.tsx';
import { ReportScreen } from './ReportScreen.tsx';

export function TrafficScreen() {
  return (
    <ReportScreen
      report="traffic"
      subtitle="Visitors by source, country and device. Countries are estimated from language and time zone, never from IP addresses."
    />
  );
}

export function ContentScreen() {
  return <ReportScreen report="content" subtitle="Page views, entry pages and exit pages." />;
}

export function SearchScreen() {
  return <ReportScreen report="search" subtitle="Search terms on your site, and searches without results." />;
}

export function FormsScreen() {
  return <ReportScreen report="forms" subtitle="Form submissions and newsletter sign-ups." />;
}

export function SalesScreen() {
  return (
    <ReportScreen
      report="sales"
      isNarrowed={false}
      subtitle="Based on orders, minus refunds, without canceled orders. Channels are known for customers who consented to analytics."
    />
  );
}

export function CartsScreen() {
  const site = useSite();
  return (
    <ReportScreen
      report="carts"
      isNarrowed={false}
      subtitle="Checkouts with an email address that were not completed. Kept for 60 days."
    >
      {isAllowed(site, 'orders.read') ? (
        <p>
          <Link to="/$site/config/abandoned-carts" params={{ site: site.identifier }} className={buttonLook('plain')}>
            View carts and send reminders
          </Link>
        </p>
      ) : null}
    </ReportScreen>
  );
}
