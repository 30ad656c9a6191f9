import { mayGrant, ROLE_SUMMARIES, ROLE_TITLES, ROLES } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/roleChecks';
import { useSite } from '../../../app/site/site.ts';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import css from '../settingsRows.module.css';
import { ROLE_NAMES } from './roleTexts.ts';

export interface RoleChecksProps {
  readonly roles: readonly number[];
  readonly onChange: (roles: readonly number[]) => void;
  readonly error?: string | undefined;
}

/** The roles one may give; several add up. */
export function RoleChecks({ roles, onChange, error }: RoleChecksProps) {
  const site = useSite();
  return (
    <fieldset className={css.choices}>
      <legend>{texts.rolesAreCombinedPeople}</legend>
      {ROLE_NAMES.map((name) => {
        const role = ROLES[name];
        return (
          <CheckField
            key={name}
            hint={ROLE_SUMMARIES[name]}
            isSelected={roles.includes(role)}
            isDisabled={!mayGrant(site, role)}
            onChange={(isSelected) => onChange(isSelected ? [...roles, role] : roles.filter((each) => each !== role))}
          >
            {ROLE_TITLES[name]}
          </CheckField>
        );
      })}
      {error === undefined ? null : <p role="alert">{error}</p>}
    </fieldset>
  );
}
