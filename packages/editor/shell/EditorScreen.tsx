import * as texts from '@quoin/messages/app/editorScreen';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { NotFoundScreen } from '../app/plainScreens.tsx';
import { sessionQuery, sitesQuery } from '../app/queries/queries.ts';
import { FreshSignInBox } from '../app/signIn/FreshSignInBox.tsx';
import { SiteContext, useSite } from '../app/site/site.ts';
import { buttonLook } from '../parts/Button.tsx';
import { ConfirmHost } from '../parts/dialogs/ConfirmHost.tsx';
import { Toasts } from '../parts/dialogs/toasts.tsx';
import { usePageTitle } from '../parts/Page.tsx';
import { ErrorState } from '../parts/states.tsx';
import css from './EditorScreen.module.css';
import { OpenEditor } from './OpenEditor.tsx';
import { useOpenSite } from './useOpenSite.ts';

/** The site editor, over the whole window. */
export function EditorScreen() {
  const { site: identifier } = useParams({ from: '/$site/config/pages' });
  const { sites } = useSuspenseQuery(sitesQuery).data;
  const site = sites.find((each) => each.identifier === identifier);
  if (site === undefined) return <NotFoundScreen />;
  return (
    <SiteContext value={site}>
      <Toasts />
      <ConfirmHost />
      <FreshSignInBox />
      <EditorDoor key={site.identifier} />
    </SiteContext>
  );
}

function EditorDoor() {
  const site = useSite();
  const { staff } = useSuspenseQuery(sessionQuery).data;
  const { pageId = '' } = useParams({ strict: false });
  const [opening, tryAgain] = useOpenSite(site.identifier, staff?.accountId ?? '', pageId);
  const heading = usePageTitle(texts.websiteQuoin(site.title));
  if (opening.state === 'open') return <OpenEditor site={opening.site} />;
  return (
    <div className={css.start}>
      <h1 ref={heading} tabIndex={-1} className={css.spoken}>
        {texts.website}
      </h1>
      {opening.state === 'loading' ? (
        <p className={css.waiting} role="status">
          {texts.loading(site.title)}
        </p>
      ) : (
        <div className={css.failed}>
          <ErrorState title={texts.theSiteCouldNot} error={opening.error} onRetry={tryAgain} />
          <Link to="/$site/config" params={{ site: site.identifier }} className={buttonLook('quiet')}>
            {texts.backToAdmin}
          </Link>
        </div>
      )}
    </div>
  );
}
