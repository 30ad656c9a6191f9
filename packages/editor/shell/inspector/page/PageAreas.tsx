import type { Json } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/pageAreas';
import { useQuery } from '@tanstack/react-query';
import { memberAreasQuery } from '../../../app/queries/memberAreaQueries.ts';
import { useSite } from '../../../app/site/site.ts';
import { perform } from '../../../commands/acts/acting.ts';
import { changePage } from '../../../commands/pages/changePage.ts';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { useActWorld } from '../../editorContext.ts';
import css from './PageAreas.module.css';

/** Of which member areas a page is: a member of any of them sees it. */
export function PageAreas({ id, areas }: { readonly id: string; readonly areas: Json | undefined }) {
  const world = useActWorld();
  const { identifier } = useSite();
  const query = useQuery(memberAreasQuery(identifier));
  if (query.isPending) return <p className={fields.soft}>{texts.loadingMemberAreas}</p>;
  if (query.isError) return <p role="alert">{texts.theMemberAreasCould(query.error.message)}</p>;
  const known = query.data.areas;
  if (known.length === 0) {
    return <p className={fields.soft}>{texts.noMemberAreasYet}</p>;
  }
  // Areas that are gone go with the next change.
  const chosen = known.map((area) => area.id).filter((each) => Array.isArray(areas) && areas.includes(each));
  const choose = (areaId: string, isIn: boolean) => {
    const next = isIn ? [...chosen, areaId] : chosen.filter((each) => each !== areaId);
    void perform(world, changePage, { id, changes: [{ path: ['access'], value: { kind: 'areas', areas: next } }] });
  };
  return (
    <fieldset className={css.group}>
      <legend className={fields.soft}>{texts.membersOfTheseAreas}</legend>
      {known.map(({ id: areaId, name }) => (
        <CheckField key={areaId} isSelected={chosen.includes(areaId)} onChange={(isIn) => choose(areaId, isIn)}>
          {name}
        </CheckField>
      ))}
      {chosen.length === 0 ? <p role="status">{texts.selectAnAreaUntil}</p> : null}
    </fieldset>
  );
}
