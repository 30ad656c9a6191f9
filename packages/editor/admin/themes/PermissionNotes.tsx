import type { AppThemePermissionsResponse } from '@quoin/contract/endpoints/content';
import * as texts from '@quoin/messages/app/permissionNotes';
import { useId } from 'react';
import { NEVER_TEXTS } from './permissionTexts.ts';
import css from './themePermissions.module.css';

/** What needs no permission because it comes from here, and what none lets run. */
export function PermissionNotes({ held }: { readonly held: AppThemePermissionsResponse }) {
  const id = useId();
  return (
    <>
      {held.fromHere.length === 0 ? null : (
        <section aria-labelledby={`${id}-here`} className={css.group}>
          <h3 id={`${id}-here`} className={css.title}>
            {texts.servedByYourSite}
          </h3>
          <p className={css.hint}>{texts.theThemeRequestsThese}</p>
          <ul className={css.list}>
            {held.fromHere.map(({ asked, given }) => (
              <li key={asked}>
                <strong>{given}</strong>
                <span className={css.place}>{asked.replace(/^(?:https?:)?\/\//, '')}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {held.never.length === 0 ? null : (
        <section aria-labelledby={`${id}-never`} className={css.group}>
          <h3 id={`${id}-never`} className={css.title}>
            {texts.notSupported}
          </h3>
          <ul className={css.list}>
            {held.never.map(({ reason, detail, file, line }) => (
              <li key={`${reason} ${detail} ${file} ${line}`}>
                <span className={css.detail}>{detail}</span> {NEVER_TEXTS[reason]}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
