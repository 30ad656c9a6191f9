import { isAllowed } from '@quoin/domain/access';
import { Link } from '@tanstack/react-router';
import { useSite } from '../../app/site.ts';
import { buttonLook } from '../../parts/Button.tsx';
import { ReportScreen } from './ReportScreen.tsx';

export function TrafficScreen() {
  return (
    <ReportScreen
      report="traffic"
      subtitle="Who comes, from where, with what. Countries are guessed from language and time zone, never from an address."
    />
  );
}

export function ContentScreen() {
  return <ReportScreen report="content" subtitle="What people look at, where visits begin and where they end." />;
}

export function SearchScreen() {
  return <ReportScreen report="search" subtitle="What people look for on your site, and what they don't find." />;
}

export function FormsScreen() {
  return <ReportScreen report="forms" subtitle="Forms that were sent, and sign-ups for your newsletter." />;
}

export function SalesScreen() {
  return (
    <ReportScreen
      report="sales"
      isNarrowed={false}
      subtitle="From the orders themselves, less what was paid back; canceled ones don't count. Channels are known of buyers who agreed to be counted."
    />
  );
}

export function CartsScreen() {
  const site = useSite();
  return (
    <ReportScreen
      report="carts"
      isNarrowed={false}
      subtitle="Carts with an address that were left at the checkout; they are kept for 60 days."
    >
      {isAllowed(site, 'orders.read') ? (
        <p>
          <Link to="/$site/config/abandoned-carts" params={{ site: site.identifier }} className={buttonLook('plain')}>
            See the carts and send reminders
          </Link>
        </p>
      ) : null}
    </ReportScreen>
  );
}
