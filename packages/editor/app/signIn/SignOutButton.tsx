import * as texts from '@quoin/messages/app/signOutButton';
import { Button } from '../../parts/Button.tsx';
import { useSignOut } from './signOut.ts';

export function SignOutButton() {
  const signOut = useSignOut();
  return (
    <Button isPending={signOut.isPending} onPress={() => signOut.mutate()}>
      {texts.signOut}
    </Button>
  );
}
