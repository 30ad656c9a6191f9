import {
  type AppMemberAreasResponse,
  appMemberAreaPath,
  appMemberAreasPath,
  type WireMemberArea,
} from '@quoin/contract/endpoints/running';
import { AREA_JOININGS, type AreaJoining } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/areaDialog';
import * as commonTexts from '@quoin/messages/app/common';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { act } from '../../app/api.ts';
import { memberAreasQuery } from '../../app/queries/memberAreaQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { ChoiceField } from '../../parts/fields/ChoiceField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { TextField } from '../../parts/fields/TextField.tsx';
import { useSubmission } from '../orders/orderActs.ts';
import { JOINING_TEXTS } from './joiningTexts.ts';
import { OpeningProducts } from './OpeningProducts.tsx';

interface AreaDialogProps {
  /** Null: a new one. */
  readonly area: WireMemberArea | null;
  readonly onClose: () => void;
}

const CHOICES = AREA_JOININGS.map((value) => ({
  value,
  text: JOINING_TEXTS[value].text,
  hint: JOINING_TEXTS[value].hint,
}));

/** Name, words and way in of an area. */
export function AreaDialog({ area, onClose }: AreaDialogProps) {
  const site = useSite();
  const queries = useQueryClient();
  const [name, setName] = useState(area?.name ?? '');
  const [description, setDescription] = useState(area?.description ?? '');
  const [joining, setJoining] = useState<AreaJoining>(area?.joining ?? 'free');
  const [products, setProducts] = useState<WireMemberArea['products']>(area?.products ?? []);
  const { isPending, error, errorOf, submit } = useSubmission();
  const save = async () => {
    const draft = { name, description, joining, productIds: products.map(({ id }) => id) };
    const answer =
      area === null
        ? await act<AppMemberAreasResponse>('POST', appMemberAreasPath(site.identifier), draft)
        : await act<AppMemberAreasResponse>('PUT', appMemberAreaPath(site.identifier, area.id), {
            ...draft,
            revision: area.revision,
          });
    queries.setQueryData(memberAreasQuery(site.identifier).queryKey, answer);
    await queries.invalidateQueries({ queryKey: ['site', site.identifier, 'areaMembers'] });
    announce(area === null ? texts.memberAreaCreated : texts.memberAreaSaved);
    onClose();
  };
  const fieldErrors = [errorOf('name'), errorOf('description'), errorOf('productIds')];
  const whole = error !== null && fieldErrors.every((each) => each === undefined) ? error.message : null;
  return (
    <DialogBox
      title={area === null ? texts.createMemberArea : texts.editArea}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" isPending={isPending} onPress={() => void submit(save)}>
            {area === null ? texts.createArea : commonTexts.save}
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        {whole === null ? null : <p role="alert">{whole}</p>}
        <TextField label={commonTexts.name} value={name} onChange={setName} error={errorOf('name')} />
        <TextField
          label={commonTexts.description}
          value={description}
          onChange={setDescription}
          rows={3}
          hint={texts.shownToVisitorsWho}
          error={errorOf('description')}
        />
        <ChoiceField label={texts.howPeopleJoin} choices={CHOICES} value={joining} onChange={setJoining} />
        {joining === 'paid' ? (
          <OpeningProducts products={products} onChange={setProducts} error={errorOf('productIds')} />
        ) : null}
      </div>
    </DialogBox>
  );
}
