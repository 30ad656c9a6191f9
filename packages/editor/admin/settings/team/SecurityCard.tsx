import { appTeamSecurityPath } from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/securityCard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { act } from '../../../app/api.ts';
import { teamQuery } from '../../../app/queries/queries.ts';
import { useSite } from '../../../app/site/site.ts';
import { Card } from '../../../parts/Card.tsx';
import { announce, complain } from '../../../parts/dialogs/toasts.tsx';
import { SwitchField } from '../../../parts/fields/SwitchField.tsx';

/** How the people with the most rights sign in. */
export function SecurityCard({ requiresTwoStep }: { readonly requiresTwoStep: boolean }) {
  const site = useSite();
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (isRequired: boolean) =>
      act<void>('PUT', appTeamSecurityPath(site.identifier), { requiresTwoStep: isRequired }),
    onSuccess: () => announce(texts.securitySaved),
    onError: (error) => complain(error.message),
    // Who has just required it of themselves is led to set it up by this very question.
    onSettled: () => queries.invalidateQueries({ queryKey: teamQuery(site.identifier).queryKey }),
  });
  return (
    <Card title={texts.security}>
      <SwitchField
        isSelected={save.isPending ? save.variables : requiresTwoStep}
        isDisabled={save.isPending || !isAllowed(site, 'contributors.full')}
        onChange={(isRequired) => save.mutate(isRequired)}
        hint={texts.whoHasNotSetIt}
      >
        {texts.requireTwoStepSignIn}
      </SwitchField>
    </Card>
  );
}
