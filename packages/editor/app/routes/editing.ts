import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { mayFrameSites } from '../mayFrameSites.ts';
import { askForOpening, cancelOpening } from '../opening.ts';
import { sitesQuery } from '../queries/queries.ts';
import { requireStaff, rootRoute } from './root.ts';

/** The page that an address of the editor names; '' where it names none. */
function pageIn(path: string): string {
  return decodeURIComponent(path.split('/')[4] ?? '');
}

/** The site editor takes the whole window, so its route is next to the admin, not inside it. */
const editorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$site/config/pages',
  beforeLoad: async ({ context, location, params, cause }) => {
    if (cause === 'enter') {
      // One after the other these would each wait for the one before, and all for the screen's code (ED-46).
      void context.queries.prefetchQuery(sitesQuery);
      askForOpening(params.site, pageIn(location.pathname));
    }
    await requireStaff(context.queries, location.href);
    if (!mayFrameSites()) throw redirect({ href: location.href, reloadDocument: true });
  },
  onLeave: cancelOpening,
  loader: ({ context }) => context.queries.ensureQueryData(sitesQuery),
  component: lazyRouteComponent(() => import('../../shell/EditorScreen.tsx'), 'EditorScreen'),
});

/** Which page is in front; the editor reads it and stays open when it changes. */
const editorPageRoute = createRoute({ getParentRoute: () => editorRoute, path: '/$pageId' });

/** The pages of a site, edited in their place. */
export const editingRoutes = editorRoute.addChildren([editorPageRoute]);
