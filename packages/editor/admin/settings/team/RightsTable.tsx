import {
  AREA_TITLES,
  type Area,
  grantOf,
  LEVEL_TITLES,
  ROLE_TITLES,
  ROLES,
  type RoleName,
  SCOPE_TITLES,
} from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/rolesScreen';
import type { AreaGroup } from './areaGroups.ts';
import css from './RightsTable.module.css';

interface RightsTableProps {
  readonly group: AreaGroup;
  readonly roles: readonly RoleName[];
}

/** A column for each role; where two differ, the row is marked. */
export function RightsTable({ group: { text, areas }, roles }: RightsTableProps) {
  return (
    <table className={css.rights} aria-label={text}>
      <thead>
        <tr>
          <th scope="col">{texts.area}</th>
          {roles.map((role) => (
            <th key={role} scope="col">
              {ROLE_TITLES[role]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => {
          const rights = roles.map((role) => rightText(role, area));
          return (
            <tr key={area} className={new Set(rights).size > 1 ? css.differs : undefined}>
              <th scope="row">{AREA_TITLES[area]}</th>
              {roles.map((role, index) => (
                <td key={role} className={grantOf(ROLES[role], area) === null ? css.none : undefined}>
                  {rights[index]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** `Edit (text and images)`. */
function rightText(role: RoleName, area: Area): string {
  const grant = grantOf(ROLES[role], area);
  if (grant === null) return texts.noAccess;
  return grant.scope === null
    ? LEVEL_TITLES[grant.level]
    : `${LEVEL_TITLES[grant.level]} (${SCOPE_TITLES[grant.scope]})`;
}
