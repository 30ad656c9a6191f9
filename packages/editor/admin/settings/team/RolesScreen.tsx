import { ROLE_SUMMARIES, ROLE_TITLES, type RoleName } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/rolesScreen';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { Card } from '../../../parts/Card.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { SelectField } from '../../../parts/fields/SelectField.tsx';
import { Page } from '../../../parts/Page.tsx';
import { AREA_GROUPS } from './areaGroups.ts';
import { RightsTable } from './RightsTable.tsx';
import { ROLE_NAMES } from './roleTexts.ts';

const ROLE_CHOICES = ROLE_NAMES.map((value) => ({ value, text: ROLE_TITLES[value] }));
const NO_ROLE = { value: '', text: texts.noComparison } as const;

/** What one role may see and change, by place, alone or next to another; the table that the server decides by. */
export function RolesScreen() {
  const site = useSite();
  const [role, setRole] = useState<RoleName>('admin');
  const [other, setOther] = useState<RoleName | ''>('');
  const roles = other === '' || other === role ? [role] : [role, other];
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
      <Card>
        <div className={fields.pair}>
          <SelectField
            label={texts.role}
            choices={ROLE_CHOICES}
            value={role}
            onChange={setRole}
            hint={ROLE_SUMMARIES[role]}
          />
          <SelectField
            label={texts.compareWith}
            choices={[NO_ROLE, ...ROLE_CHOICES.filter(({ value }) => value !== role)]}
            value={other === role ? '' : other}
            onChange={setOther}
            {...(other === '' || other === role ? {} : { hint: ROLE_SUMMARIES[other] })}
          />
        </div>
      </Card>
      {AREA_GROUPS.map((group) => (
        <Card key={group.text} title={group.text} flush>
          <RightsTable {...{ group, roles }} />
        </Card>
      ))}
    </Page>
  );
}
