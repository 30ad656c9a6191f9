import {
  AREA_TITLES,
  AREAS,
  grantOf,
  LEVEL_TITLES,
  ROLE_SUMMARIES,
  ROLE_TITLES,
  ROLES,
  SCOPE_TITLES,
} from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/rolesScreen';
import { Link } from '@tanstack/react-router';
import { useSite } from '../../../app/site/site.ts';
import { Card } from '../../../parts/Card.tsx';
import { Page } from '../../../parts/Page.tsx';
import css from '../settingsRows.module.css';
import { ROLE_NAMES } from './roleTexts.ts';

/** The table that the server decides by, on every call. */
export function RolesScreen() {
  const site = useSite();
  return (
    <Page
      title={texts.rolePermissions}
      site={site.title}
      subtitle={texts.rolesAreCombinedThe}
      parent={
        <Link to="/$site/config/settings/contributors" params={{ site: site.identifier }}>
          {commonTexts.team}
        </Link>
      }
    >
      <Card flush>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={css.matrix} tabIndex={0} aria-label={texts.rolePermissions}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.area}</th>
                {ROLE_NAMES.map((name) => (
                  <th key={name} scope="col" title={ROLE_SUMMARIES[name]}>
                    {ROLE_TITLES[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {AREAS.map((area) => (
                <tr key={area}>
                  <th scope="row">{AREA_TITLES[area]}</th>
                  {ROLE_NAMES.map((name) => {
                    const grant = grantOf(ROLES[name], area);
                    return (
                      <td key={name} className={grant === null ? css.none : grant.level === 'full' ? css.full : ''}>
                        {grant === null ? '–' : LEVEL_TITLES[grant.level]}
                        {grant === null || grant.scope === null ? null : (
                          <span className={css.soft}> ({SCOPE_TITLES[grant.scope]})</span>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Card>
    </Page>
  );
}
