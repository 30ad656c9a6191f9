import type { NavigationPart } from '../../app/navigation.ts';

/** The screens of insight with what opens each. The first that is open is where one starts. */
export const INSIGHT_TABS: readonly NavigationPart[] = [
  { to: '/$site/config/errors', text: 'Errors', needs: 'auditLog.read:errors' },
];
