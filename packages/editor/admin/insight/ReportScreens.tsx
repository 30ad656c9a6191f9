import { isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/reportScreens';
import { Link } from '@tanstack/react-router';
import { useSite } from '../../app/site/site.ts';
import { buttonLook } from '../../parts/Button.tsx';
import { ReportScreen } from './ReportScreen.tsx';

export function TrafficScreen() {
  return <ReportScreen report="traffic" subtitle={texts.visitorsBySourceCountry} />;
}

export function ContentScreen() {
  return <ReportScreen report="content" subtitle={texts.pageViewsEntryPages} />;
}

export function SearchScreen() {
  return <ReportScreen report="search" subtitle={texts.searchTermsOnYour} />;
}

export function FormsScreen() {
  return <ReportScreen report="forms" subtitle={texts.formSubmissionsAndNewsletter} />;
}

export function SalesScreen() {
  return <ReportScreen report="sales" isNarrowed={false} subtitle={texts.basedOnOrdersMinus} />;
}

export function CartsScreen() {
  const site = useSite();
  return (
    <ReportScreen report="carts" isNarrowed={false} subtitle={texts.checkoutsWithAnEmail}>
      {isAllowed(site, 'orders.read') ? (
        <p>
          <Link to="/$site/config/abandoned-carts" params={{ site: site.identifier }} className={buttonLook('plain')}>
            {texts.viewCartsAndSend}
          </Link>
        </p>
      ) : null}
    </ReportScreen>
  );
}
