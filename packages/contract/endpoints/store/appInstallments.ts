import { appSitePath } from '../running/appSites.ts';

/** GET and PUT. Amounts are minor units of the country's currency. */
export interface AppInstallmentsResponse {
  readonly isEnabled: boolean;
  readonly provider: 'afterpay' | 'klarna';
  readonly country: string;
  readonly min: number;
  readonly max: number;
}

export function appInstallmentsPath(site: string): string {
  return appSitePath(site, '/settings/installments');
}
