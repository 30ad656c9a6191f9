import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { entrySearch } from '../../admin/entries/list/entrySearch.ts';
import { formTab, inboxSearch, listSearch } from '../../admin/forms/formSearch.ts';
import { mediaSearch } from '../../admin/media/mediaSearch.ts';
import { commentState, mailboxFilter, problemState, tryOutPlace } from '../searchParams.ts';
import { siteRoute } from './site.ts';

const contentRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/content',
  component: lazyRouteComponent(() => import('../../admin/entries/list/EntriesScreen.tsx'), 'ContentScreen'),
});

const entriesRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/content/$journalId',
  validateSearch: (search: Record<string, unknown>) => entrySearch(search),
  component: lazyRouteComponent(() => import('../../admin/entries/list/EntriesScreen.tsx'), 'EntriesScreen'),
});

const newEntryRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/content/$journalId/new',
  component: lazyRouteComponent(() => import('../../admin/entries/EntryScreen.tsx'), 'EntryScreen'),
});

const courseProgressRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/content/$journalId/progress',
  component: lazyRouteComponent(() => import('../../admin/courses/CourseProgressScreen.tsx'), 'CourseProgressScreen'),
});

const entryRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/content/$journalId/$entryId',
  component: lazyRouteComponent(() => import('../../admin/entries/EntryScreen.tsx'), 'EntryScreen'),
});

const commentsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/comments',
  validateSearch: (search: Record<string, unknown>) => commentState(search),
  component: lazyRouteComponent(() => import('../../admin/comments/CommentsScreen.tsx'), 'CommentsScreen'),
});

const formsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/forms',
  component: lazyRouteComponent(() => import('../../admin/forms/FormsScreen.tsx'), 'FormsScreen'),
});

const submissionsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/forms/submissions',
  validateSearch: (search: Record<string, unknown>) => inboxSearch(search),
  component: lazyRouteComponent(() => import('../../admin/forms/SubmissionsScreen.tsx'), 'SubmissionsScreen'),
});

const formRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/forms/$formId',
  validateSearch: (search: Record<string, unknown>) => formTab(search),
  component: lazyRouteComponent(() => import('../../admin/forms/FormScreen.tsx'), 'FormScreen'),
});

const mailingListsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/mailing-lists',
  component: lazyRouteComponent(() => import('../../admin/forms/ListsScreen.tsx'), 'ListsScreen'),
});

const mailingListRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/mailing-lists/$listId',
  validateSearch: (search: Record<string, unknown>) => listSearch(search),
  component: lazyRouteComponent(() => import('../../admin/forms/ListScreen.tsx'), 'ListScreen'),
});

const mailboxRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/mailbox',
  validateSearch: (search: Record<string, unknown>) => mailboxFilter(search),
  component: lazyRouteComponent(() => import('../../admin/mailbox/MailboxScreen.tsx'), 'MailboxScreen'),
});

const mailRoute = createRoute({
  getParentRoute: () => mailboxRoute,
  path: '/$mailId',
  component: lazyRouteComponent(() => import('../../admin/mailbox/MailPreview.tsx'), 'MailPreview'),
});

const mediaRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/media',
  validateSearch: (search: Record<string, unknown>) => mediaSearch(search),
  component: lazyRouteComponent(() => import('../../admin/media/MediaScreen.tsx'), 'MediaScreen'),
});

const templatesRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/templates',
  validateSearch: (search: Record<string, unknown>) => problemState(search),
  component: lazyRouteComponent(() => import('../../admin/templates/TemplatesScreen.tsx'), 'TemplatesScreen'),
});

const tryOutRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/templates/try',
  validateSearch: (search: Record<string, unknown>) => tryOutPlace(search),
  component: lazyRouteComponent(() => import('../../admin/templates/TryOutScreen.tsx'), 'TryOutScreen'),
});

const themesRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/themes',
  component: lazyRouteComponent(() => import('../../admin/themes/ThemesScreen.tsx'), 'ThemesScreen'),
});

const themeRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/themes/$theme',
  component: lazyRouteComponent(() => import('../../admin/themes/ThemeScreen.tsx'), 'ThemeScreen'),
});

/** Routes for a site's content and what it receives. */
export const contentRoutes = [
  contentRoute,
  entriesRoute,
  newEntryRoute,
  courseProgressRoute,
  entryRoute,
  mediaRoute,
  commentsRoute,
  formsRoute,
  submissionsRoute,
  formRoute,
  mailingListsRoute,
  mailingListRoute,
  templatesRoute,
  tryOutRoute,
  themesRoute,
  themeRoute,
  mailboxRoute.addChildren([mailRoute]),
] as const;
